import { cloverId } from '../clover-id.ts';
import type { Merchant } from './merchant.ts';

const DAY_MS = 86_400_000;

export function demoTenders(key: string): Merchant['tenders'] {
  const tender = (name: string, label: string, opensCashDrawer: boolean) => ({
    id: cloverId(`tender:${key}:${name}`),
    label,
    labelKey: `com.clover.tender.${name}`,
    enabled: true,
    visible: true,
    opensCashDrawer,
  });
  return [
    tender('cash', 'Comptant', true),
    tender('credit_card', 'Crédit', false),
    tender('debit_card', 'Débit', false),
  ];
}

type Sales = Pick<Merchant, 'orders' | 'payments' | 'refunds' | 'credits'>;

/** Two sales of the last days, one of them $5.00 before taxes and refunded, and one credit by hand. `now` in milliseconds. */
export function demoSales(merchant: Merchant, now: number): Sales {
  const test = toSale(merchant, {
    name: 'Reçu de test',
    cents: 500,
    gst: 25,
    qst: 50,
    at: now - 2 * DAY_MS,
    tender: 2,
  });
  const table = toSale(merchant, {
    name: 'Table d’hôte',
    cents: 2400,
    gst: 120,
    qst: 239,
    at: now - DAY_MS,
    tender: 1,
  });
  const base = { employee: test.payment.employee, createdTime: now - DAY_MS, clientCreatedTime: now - DAY_MS };
  return {
    orders: [{ ...test.order, paymentState: 'REFUNDED' }, table.order],
    payments: [test.payment, table.payment],
    refunds: [
      {
        ...base,
        id: cloverId('refund:test'),
        orderRef: { id: test.order.id },
        payment: { id: test.payment.id },
        amount: test.payment.amount,
        taxAmount: test.payment.taxAmount,
        voided: false,
        status: 'SUCCESS',
      },
    ],
    credits: [{ ...base, id: cloverId('credit:test'), tender: test.payment.tender, amount: 1150, taxAmount: 150 }],
  };
}

interface DemoSale {
  name: string;
  cents: number;
  gst: number;
  qst: number;
  at: number;
  /** Index of the tender. */
  tender: number;
}

function toSale(merchant: Merchant, sale: DemoSale) {
  const { name, cents, gst, qst, at } = sale;
  const times = { createdTime: at, clientCreatedTime: at, modifiedTime: at };
  const by = {
    employee: { id: merchant.employees[0]?.id ?? '' },
    ...(merchant.devices[0] ? { device: { id: merchant.devices[0].id } } : {}),
  };
  const order: Merchant['orders'][number] = {
    id: cloverId(`order:${name}`),
    currency: 'CAD',
    ...by,
    total: cents + gst + qst,
    paymentState: 'PAID',
    state: 'locked',
    testMode: false,
    ...times,
    lineItems: [{ id: cloverId(`line:${name}`), name, price: cents, createdTime: at, refunded: false }],
  };
  const payment: Merchant['payments'][number] = {
    id: cloverId(`payment:${name}`),
    order: { id: order.id },
    tender: { id: merchant.tenders[sale.tender]?.id ?? '' },
    ...by,
    amount: order.total,
    taxAmount: gst + qst,
    tipAmount: 0,
    offline: false,
    result: 'SUCCESS',
    ...times,
    cardTransaction: {
      cardType: sale.tender === 2 ? 'INTERAC' : 'VISA',
      entryType: 'EMV_CONTACTLESS',
      last4: '4242',
      type: 'AUTH',
      authCode: '012345',
      state: 'CLOSED',
    },
    taxRates: paidTaxes(merchant, cents, [gst, qst]),
  };
  return { order, payment };
}

function paidTaxes({ taxRates }: Merchant, taxableAmount: number, amounts: readonly number[]) {
  const charged = taxRates.filter(({ rate }) => rate > 0);
  return charged.map(({ id, name, rate, isDefault }, index) => ({
    id,
    name,
    rate,
    isDefault,
    taxableAmount,
    taxAmount: amounts[index] ?? 0,
  }));
}
