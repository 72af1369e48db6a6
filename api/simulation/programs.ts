import type { DueInvoicesDeps } from '../src/features/money/invoices/create-due-invoices.ts';
import type { PaymentDeps } from '../src/features/money/payments/reconcile-payments.ts';
import { paymentTasks } from '../src/features/money/payments/payments.jobs.ts';
import type { SubscriptionDeps } from '../src/features/money/subscriptions/change-subscription.ts';
import type { CardPayments } from '../src/gateways/card-payments/card-payments.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { Program, Through } from './interleave.ts';
import type { World } from './world.ts';

/** Dependencies of use cases, as one program of the simulation sees them. */
export type ProgramDeps = PaymentDeps & DueInvoicesDeps & SubscriptionDeps;

/** The server's dependencies; every transaction and every call to the network is a step that waits for its turn. */
export function needsThrough(world: World, through: Through): ProgramDeps {
  return {
    database: databaseThrough(world.database, through),
    payments: paymentsThrough(world.network.payments, through),
    seal: world.seal,
    now: () => world.clock.now(),
    config: { issuer: world.issuer },
    log: {
      error: (facts: unknown) => void world.errors.push(JSON.stringify(facts)),
      warn: (facts: unknown) => void world.errors.push(JSON.stringify(facts)),
    },
    announcements: { publish: () => {}, subscribe: () => () => {}, quietFor: () => 0, close: async () => {} },
  };
}

/** Steps that are calls to the network, whose replies the gateway never throws. */
export const isCall = (step: string): boolean => step.includes(': call ');

const databaseThrough = (database: Database, through: Through): Database => ({
  transaction: (scope, work) =>
    through({ name: `transaction ${scope.role}`, act: () => database.transaction(scope, work) }),
  first: (scope, statement) => through({ name: `read ${scope.role}`, act: () => database.first(scope, statement) }),
  close: async () => {},
});

const paymentsThrough = (payments: CardPayments, through: Through): CardPayments => ({
  ...payments,
  saveCard: (card) => through({ name: 'call saveCard', act: () => payments.saveCard(card) }),
  deleteCard: (reference) => through({ name: 'call deleteCard', act: () => payments.deleteCard(reference) }),
  charge: (charge) => through({ name: `call charge ${charge.invoiceNumber}`, act: () => payments.charge(charge) }),
  findCharge: (charge) => through({ name: 'call findCharge', act: () => payments.findCharge(charge) }),
  refund: (refund) => through({ name: 'call refund', act: () => payments.refund(refund) }),
  listMovements: (since) => through({ name: 'call listMovements', act: () => payments.listMovements(since) }),
});

/** One of the server's tasks, as the queue runs it; `server` distinguishes two that run the same. */
export const taskProgram = (
  world: World,
  { task, server }: { task: 'create-due-invoices' | 'charge-due' | 'reconcile-payments'; server: number },
): Program => ({
  name: `${task} ${server}`,
  run: async (through) => {
    await paymentTasks(needsThrough(world, through))[task]?.({});
  },
});
