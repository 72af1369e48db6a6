import { randomUUID } from 'node:crypto';
import * as contracts from '@comptoir/contract/sales/contracts';
import type { RelayDevice } from './relay.ts';
import type { Outcome } from './stand-in.ts';

/** Documents of contracts as Comptoir has them: of one contract, in their order. */
export interface Contracts {
  /** Documents that wait, the next one first; `refersTo` is put in when it is offered. */
  readonly waiting: contracts.ToSign[];
  /** Device that has begun each document, by the document. */
  readonly taken: Map<string, string>;
  /** Reports received: document and bill, repetitions included. */
  readonly reported: { id: string; noTrans: string; device: string }[];
  /** Documents that a till asks for, without a request in the portal. */
  readonly schedule: contracts.ToSign[];
}

const NUMBER = 'C-2026-0018';

/** A contract of forty dinners that waits to be signed. */
export const contractToSign = (): contracts.ToSign => ({
  id: randomUUID(),
  dueOn: null,
  refersTo: null,
  order: {
    kind: 'contract',
    contract: NUMBER,
    customer: 'Marie-Ève Gagnon',
    business: null,
    occasion: { name: 'Noces', date: '2026-06-20' },
    persons: 40,
    payableOn: '2026-07-05',
    lines: [{ description: 'Buffet', quantity: 40_00, unitCents: 22_00, amountCents: 880_00, taxes: 'FP' }],
    serviceCents: 0,
    totalCents: 1011_78,
    paidCents: 0,
    earlierCents: 0,
    tipCents: 0,
    reason: null,
  },
});

export function answerContracts(
  kept: Contracts,
  path: string,
  { device, body }: { device: RelayDevice; body: unknown },
): Outcome | null {
  if (path === contracts.listToSign.path) return { reply: { items: offer(kept, device) } };
  if (path === contracts.askInstalmentAtTill.path) {
    const { contract } = contracts.askInstalmentAtTill.body.parse(body);
    if (contract !== NUMBER) return { refused: 'not-found' };
    const next = kept.schedule.shift();
    if (next === undefined) return { refused: 'nothing-due' };
    kept.waiting.push(next);
    return { reply: null };
  }
  const [, id] = /^\/device\/v1\/to-sign\/([^/]+)$/.exec(path) ?? [];
  return id === undefined ? null : report(kept, { id, device, body: contracts.reportToSign.body.parse(body) });
}

/** The next document, which refers to the bill that was reported last. */
function offer({ waiting, reported, taken }: Contracts, device: RelayDevice): contracts.ToSign[] {
  const [next] = waiting;
  if (next === undefined || (taken.get(next.id) ?? device.id) !== device.id) return [];
  const last = reported.at(-1);
  const text = last === undefined ? null : textOf(device, last.noTrans);
  return [{ ...next, refersTo: next.refersTo ?? text }];
}

const textOf = ({ links }: RelayDevice, noTrans: string): string | null =>
  links.findLast(({ bill }) => bill.noTrans === noTrans)?.text ?? null;

function report(
  { waiting, taken, reported }: Contracts,
  { id, device, body }: { id: string; device: RelayDevice; body: { noTrans: string | null } },
): Outcome {
  if ((taken.get(id) ?? device.id) !== device.id) return { refused: 'document-at-a-till' };
  taken.set(id, device.id);
  if (body.noTrans === null) return { reply: { state: 'taken' } };
  if (textOf(device, body.noTrans) === null) return { reply: { state: 'bill-missing' } };
  reported.push({ id, noTrans: body.noTrans, device: device.id });
  const index = waiting.findIndex((document) => document.id === id);
  if (index >= 0) waiting.splice(index, 1);
  return { reply: { state: 'signed' } };
}
