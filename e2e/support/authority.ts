import { getRunning, theDataDir } from './running.ts';

/** A bill as the authority has received it. */
export interface ReceivedBill {
  readonly sequence: number;
  readonly deviceNumber: string;
  readonly noTrans: string;
  readonly datTrans: string;
  readonly actu: string;
  readonly preced: string;
  /** The authority's number for it; null for a bill that came in a batch. */
  readonly psiNoTrans: string | null;
  readonly noLot: string | null;
  readonly verified: boolean;
  readonly resends: number;
}

interface Status {
  readonly mode: 'up' | 'down';
  readonly faults: readonly unknown[];
  readonly counters: { readonly transactions: number; readonly resends: number; readonly openDiagnostics: number };
}

/** Reads the status of the authority, and its counters. */
export const readAuthority = (): Promise<Status> => ask<Status>('GET', 'status');

/** Counts the bills that the authority has received in all its life. */
export const countReceived = async (): Promise<number> => (await readAuthority()).counters.transactions;

/** Bills received after the first `after`, in the order they came. */
export async function listReceived(filter: { after: number; deviceNumber?: string }): Promise<ReceivedBill[]> {
  const received: ReceivedBill[] = [];
  let after: number | null = filter.after;
  while (after !== null) {
    const query = new URLSearchParams({ limit: '1000', after: String(after) });
    if (filter.deviceNumber) query.set('deviceNumber', filter.deviceNumber);
    const page: { items: ReceivedBill[]; next: number | null } = await ask('GET', `transactions?${query.toString()}`);
    received.push(...page.items);
    after = page.next;
  }
  return received;
}

/** Whatever in signatures or chains did not verify and is not settled. */
export async function listOpenDiagnostics(): Promise<readonly unknown[]> {
  const { items } = await ask<{ items: { resolvedAt: string | null }[] }>('GET', 'diagnostics');
  return items.filter(({ resolvedAt }) => resolvedAt === null);
}

/** An operator as the authority knows it: what Revenu Québec gave a merchant. */
export interface Operator {
  readonly qst: string;
  readonly gst: string;
  readonly fileNumber: string;
  readonly authorizationCode: string;
}

/** Gives a business its numbers at the authority. */
export async function registerOperator(operator: Operator): Promise<void> {
  await ask('POST', 'operators', [{ ...operator, cn: operator.qst.slice(0, 10), zone: 'America/Montreal' }]);
}

/** Ends every outage and misfortune. */
export async function healAuthority(): Promise<void> {
  const { mode, faults } = await readAuthority();
  if (faults.length > 0) await ask('DELETE', 'faults');
  if (mode === 'down') await ask('POST', 'mode', { mode: 'up' });
}

async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const { authorityControlUrl } = await getRunning(theDataDir());
  const response = await fetch(`${authorityControlUrl}/control/${path}`, {
    method,
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} /control/${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}
