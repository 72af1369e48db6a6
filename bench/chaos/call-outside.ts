import type { Addresses } from './open-comptoir.ts';

/** A bill as the authority holds it. */
export interface HeldBill {
  readonly deviceNumber: string;
  readonly noTrans: string;
  readonly actu: string;
  readonly preced: string;
  readonly verified: boolean;
}

/** A charge as the card network holds it. */
export interface HeldCharge {
  readonly id: string;
  readonly status: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly reference: string | null;
}

/** The simulated authority and card network, asked and disturbed over their control planes. */
export interface Outside {
  disturb(which: 'authority' | 'cards', fault: object): Promise<void>;
  setMode(mode: 'up' | 'down'): Promise<void>;
  heal(): Promise<void>;
  bills(): Promise<HeldBill[]>;
  openDiagnostics(): Promise<readonly unknown[]>;
  charges(): Promise<HeldCharge[]>;
}

export function callOutside(comptoir: {
  addresses(): Pick<Addresses, 'authorityControlUrl' | 'cardsControlUrl'>;
}): Outside {
  const authority = <Reply>(method: string, path: string, body?: object) =>
    ask<Reply>(`${comptoir.addresses().authorityControlUrl}/control/${path}`, method, body);
  const cards = <Reply>(method: string, path: string, body?: object) =>
    ask<Reply>(`${comptoir.addresses().cardsControlUrl}/__sim/${path}`, method, body);
  return {
    disturb: async (which, fault) => {
      if (which === 'authority') await authority('POST', 'faults', fault);
      else await cards('POST', 'fault', fault);
    },
    setMode: async (mode) => void (await authority('POST', 'mode', { mode })),
    heal: async () => {
      await authority('DELETE', 'faults');
      await authority('POST', 'mode', { mode: 'up' });
      await cards('DELETE', 'fault');
    },
    bills: async () => {
      const held: HeldBill[] = [];
      for (let after: number | null = 0; after !== null;) {
        const page: { items: HeldBill[]; next: number | null } = await authority(
          'GET',
          `transactions?limit=1000&after=${after}`,
        );
        held.push(...page.items);
        after = page.next;
      }
      return held;
    },
    openDiagnostics: async () => {
      const { items } = await authority<{ items: { resolvedAt: string | null }[] }>('GET', 'diagnostics');
      return items.filter(({ resolvedAt }) => resolvedAt === null);
    },
    charges: async () => (await cards<{ items: HeldCharge[] }>('GET', 'charges')).items,
  };
}

async function ask<Reply>(url: string, method: string, body?: object): Promise<Reply> {
  const reply = await fetch(url, {
    method,
    // a connection that was kept may have been closed while everything was at rest, or with a part that was killed
    headers: { connection: 'close', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
