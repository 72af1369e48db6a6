import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { MerchantView } from '@comptoir/contract/base/merchants';
import type {
  CertificateStanding,
  PaymentStanding,
  SubscriptionStanding,
} from '@comptoir/domain/base/merchants/merchant-standing';
import { merchantState } from '@comptoir/domain/base/merchants/merchant-state';
import { useTranslations } from 'use-intl';
import { formatPhone } from '../../lib/format-phone.ts';
import { formatMediumDay, formatNumber } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Column } from '../../ui/table-column.ts';
import { Text } from '../../ui/layout.tsx';
import { useReader } from '../sessions/use-reader.ts';
import { MerchantHealth } from './merchant-health.tsx';
import { MerchantLink } from './merchant-link.tsx';

interface Beside {
  /** Standing of the merchants, as far as that is known. */
  readonly standings: ReadonlyMap<string, MerchantFacts>;
  readonly partners: readonly { readonly value: string; readonly label: string }[];
}

/** Every column that the list of merchants may show, in their order; the name first. */
export function useMerchantColumns({ standings, partners }: Beside): Column<MerchantView>[] {
  const ofFile = useFileColumns();
  const ofStanding = useStandingColumns(standings);
  const t = useTranslations('merchantList');
  return [
    ...ofFile,
    {
      key: 'partner',
      header: t('columns.partner'),
      cell: ({ partnerId }) =>
        partners.find(({ value }) => value === partnerId)?.label ?? <Faint words={t('noPartner')} />,
    },
    ...ofStanding,
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      cell: (merchant) => <MerchantState merchant={merchant} />,
    },
  ];
}

const Faint = ({ words }: { readonly words: string }) => (
  <Text as="span" tone="soft">
    {words}
  </Text>
);

function useFileColumns(): Column<MerchantView>[] {
  const t = useTranslations('merchantList');
  const unknown = <Faint words={t('unknown')} />;
  const kindOf = ({ sub_sector: sector, isTraiteur }: MerchantView): string =>
    [sector ? t(`subSectors.${sector}`) : t('noSubSector'), isTraiteur ? t('caterer') : null]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ company_name: name }) => name,
      cell: ({ id, company_name: name }) => <MerchantLink id={id} name={name} />,
    },
    { key: 'kind', header: t('columns.kind'), phone: 'hidden', cell: kindOf },
    { key: 'city', header: t('columns.city'), sortBy: ({ city }) => city, cell: ({ city }) => city ?? unknown },
    {
      key: 'fileNumber',
      header: t('columns.fileNumber'),
      keeps: true,
      sortBy: ({ file_number: number }) => number,
      cell: ({ file_number: number }) => number ?? unknown,
    },
    {
      key: 'phone',
      header: t('columns.phone'),
      keeps: true,
      cell: ({ area_code: area, phone_number: number }) => {
        const phone = formatPhone(area, number);
        return phone ? <a href={`tel:${phone}`}>{phone}</a> : unknown;
      },
    },
  ];
}

function useStandingColumns(standings: Beside['standings']): Column<MerchantView>[] {
  const t = useTranslations('merchantList');
  const { language } = useReader();
  const now = useNow(30_000);
  /** Nothing as long as it is on its way. */
  const ifKnown = (cell: (standing: MerchantFacts) => ReturnType<Column<MerchantView>['cell']>) => {
    const withStanding: Column<MerchantView>['cell'] = ({ id }) => {
      const standing = standings.get(id);
      return standing ? cell(standing) : null;
    };
    return withStanding;
  };
  return [
    {
      key: 'subscription',
      header: t('columns.subscription'),
      keeps: true,
      cell: ifKnown(({ subscription: one }) => (
        <StatusBadge tone={PLAN_TONES[one]}>{t(`subscription.${one}`)}</StatusBadge>
      )),
    },
    {
      key: 'payment',
      header: t('columns.payment'),
      keeps: true,
      cell: ifKnown(({ payment: one }) => <StatusBadge tone={PAYMENT_TONES[one]}>{t(`payment.${one}`)}</StatusBadge>),
    },
    {
      key: 'certificates',
      header: t('columns.certificates'),
      keeps: true,
      cell: ifKnown(({ certificates: one }) => (
        <StatusBadge tone={CERTIFICATE_TONES[one]}>{t(`certificates.${one}`)}</StatusBadge>
      )),
    },
    {
      key: 'lastBill',
      header: t('columns.lastBill'),
      isLabelled: true,
      // what the server orders by; here it only says that it can
      sortBy: () => null,
      cell: ifKnown(({ lastBillOn: day }) =>
        day ? <time dateTime={day}>{formatMediumDay(day, language)}</time> : <Faint words={t('neverBilled')} />,
      ),
    },
    {
      key: 'waiting',
      header: t('columns.waiting'),
      isFigure: true,
      isLabelled: true,
      cell: ifKnown(({ waiting }) => formatNumber(waiting, language)),
    },
    {
      key: 'health',
      header: t('columns.health'),
      phone: 'primary',
      keeps: true,
      cell: ({ id, active, subscriptionCompleted }) => {
        const standing = standings.get(id);
        return standing ? <MerchantHealth merchant={{ ...standing, active, subscriptionCompleted }} now={now} /> : null;
      },
    },
  ];
}

const PLAN_TONES = {
  none: 'neutral',
  active: 'success',
  pausing: 'info',
  paused: 'neutral',
} as const satisfies Record<SubscriptionStanding, string>;
const PAYMENT_TONES = {
  'past-due': 'error',
  refused: 'error',
  paused: 'neutral',
  'no-card': 'warning',
  'paid-up': 'success',
  none: 'neutral',
} as const satisfies Record<PaymentStanding, string>;
const CERTIFICATE_TONES = {
  ended: 'error',
  expiring: 'warning',
  valid: 'success',
  none: 'neutral',
} as const satisfies Record<CertificateStanding, string>;
const STATE_TONES = { registering: 'warning', active: 'success', inactive: 'neutral' } as const;

function MerchantState({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchantList.state');
  const state = merchantState(merchant);
  return <StatusBadge tone={STATE_TONES[state]}>{t(state)}</StatusBadge>;
}
