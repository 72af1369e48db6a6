import { randomBytes } from 'node:crypto';
import { activateDevice } from '@comptoir/contract/device-api';
import { normalizeActivationCode } from '@comptoir/domain/devices/activation-code';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';
import { saveTillRecord, type TillRecord } from '../till/till-record.ts';
import { TEXTS } from '../texts/language.ts';
import { TillError } from '../till-error.ts';
import { createDemoCode } from './create-demo-code.ts';

/** How the till gets its one-time code: typed, or made in the demo world. */
export interface CodeSource {
  readonly till: string;
  readonly code: string | undefined;
  readonly demo: boolean;
}

const TIMEOUT_MS = 10_000;

/**
 * Exchanges a one-time code for the till's token. The till makes the token and writes it down with the code first: a call
 * whose reply was lost is repeated, and answered alike. What an interruption left is finished before anything new is begun.
 */
export async function activateTill(
  context: Context,
  folder: string,
  { record, source }: { record: TillRecord; source: CodeSource },
): Promise<TillRecord> {
  const left = record.claim === null ? null : await redeem(context, record.claim);
  if (left !== null && left.kind !== 'refused') return keepToken(folder, record, expectReply(left, context.apiUrl));
  const { code, deviceId } = await askCode(context, { record, source });
  const claim = { code, deviceToken: randomBytes(32).toString('base64url') };
  const claiming = { ...record, deviceId, claim };
  await saveTillRecord(folder, claiming);
  const answer = await redeem(context, claim);
  if (answer.kind === 'refused') await saveTillRecord(folder, { ...claiming, claim: null });
  return keepToken(folder, claiming, expectReply(answer, context.apiUrl));
}

const redeem = (context: Context, claim: NonNullable<TillRecord['claim']>) =>
  callEndpoint(activateDevice, { apiUrl: context.apiUrl }, { body: claim, timeoutMs: TIMEOUT_MS });

async function keepToken(
  folder: string,
  record: TillRecord,
  { deviceToken, deviceId, name }: { deviceToken: string; deviceId: string; name: string },
): Promise<TillRecord> {
  const activated: TillRecord = { ...record, token: deviceToken, deviceId, deviceName: name, claim: null };
  await saveTillRecord(folder, activated);
  return activated;
}

async function askCode(
  context: Context,
  { record, source }: { record: TillRecord; source: CodeSource },
): Promise<{ code: string; deviceId: string | null }> {
  if (source.demo && source.code === undefined) {
    return createDemoCode(context, { deviceId: record.deviceId, till: source.till });
  }
  const typed = source.code ?? (await context.screen.ask(TEXTS[context.language].till.askCode()));
  if (typed === null) throw new TillError((texts) => texts.codeMissing());
  const code = normalizeActivationCode(typed);
  if (code === null) throw new TillError((texts) => texts.badCode(typed));
  return { code, deviceId: record.deviceId };
}
