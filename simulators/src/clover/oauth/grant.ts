import { randomUUID } from 'node:crypto';
import type { Clover } from '../clover.ts';
import { CLOVER_APP } from '../clover-app.ts';
import type { Merchant } from '../state/merchant.ts';
import { deliverAppEvent } from '../webhooks/deliver-app-event.ts';

/** Gives the app what the merchant's consent is worth: a code. A merchant without the app has installed it by that. */
export function grant(
  clover: Clover,
  { merchant, employeeId, challenge }: { merchant: Merchant; employeeId: string; challenge: string | null },
): string {
  const code = randomUUID();
  const expiresAt = clover.now() + clover.state.settings.codeSeconds * 1000;
  clover.commit({ kind: 'authorized', code: { code, merchantId: merchant.id, employeeId, challenge, expiresAt } });
  if (!merchant.isInstalled) void deliverAppEvent(clover, merchant.id, 'CREATE');
  return code;
}

/** The parameters that every arrival at the portal carries. */
export function arrival(merchantId: string, employeeId: string): Record<string, string> {
  return { merchant_id: merchantId, employee_id: employeeId, client_id: CLOVER_APP.clientId };
}

/** An address with parameters added. */
export function withParams(address: string, params: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
