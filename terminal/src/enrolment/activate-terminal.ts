import { activateDevice } from '@comptoir/contract/sales/device-api';
import { toBase64 } from '@comptoir/websrm/signing/base64';
import { normalizeActivationCode } from '@comptoir/domain/sales/devices/activation-code';
import { callEndpoint, isRefused } from '../comptoir/call-endpoint.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Folder } from '../platform.ts';
import type { Context } from '../context.ts';
import { saveTerminalRecord, type TerminalRecord } from '../terminal/terminal-record.ts';
import { TEXTS } from '../texts/language.ts';
import { TerminalError } from '../terminal-error.ts';
import { readDeviceNumber } from './read-device-number.ts';
import { createDemoCode } from './create-demo-code.ts';

/** Source of the terminal's one-time code: typed, or made in the demo world, by the first merchant there or another account. */
export interface CodeSource {
  readonly terminal: string;
  readonly code: string | undefined;
  readonly demo: boolean;
  readonly account?: string | undefined;
  /** The number that the device has already, from another system or another business. */
  readonly deviceNumber?: string | undefined;
}

const TIMEOUT_MS = 10_000;

/** 32 random bytes in base64url. */
const makeToken = (): string =>
  toBase64(crypto.getRandomValues(new Uint8Array(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');

/**
 * Exchanges a one-time code for the terminal's token. The terminal makes the token and writes it down with the code first: a call
 * whose reply was lost is repeated, and answered alike. What an interruption left is finished before anything new is begun.
 */
export async function activateTerminal(
  context: Context,
  folder: Folder,
  { record, source }: { record: TerminalRecord; source: CodeSource },
): Promise<TerminalRecord> {
  const left = record.claim === null ? null : await redeem(context, record, record.claim);
  if (left !== null && !isRefused(left)) return saveToken(folder, record, expectReply(left, context.apiUrl));
  const { code, deviceId, statedNumber } = await askCode(context, { record, source });
  const claim = { code, deviceToken: makeToken() };
  const claiming = { ...record, deviceId, claim, statedNumber };
  await saveTerminalRecord(folder, claiming);
  const answer = await redeem(context, record, claim);
  if (isRefused(answer)) await saveTerminalRecord(folder, { ...claiming, claim: null });
  return saveToken(folder, claiming, expectReply(answer, context.apiUrl));
}

/** A terminal that has a number says so: its books stay with the merchant under whom it got that number. */
function redeem(context: Context, { certificate }: TerminalRecord, claim: NonNullable<TerminalRecord['claim']>) {
  const { deviceNumber, thumbprint } = certificate ?? {};
  const body = certificate === null ? claim : { ...claim, deviceNumber, thumbprint };
  return callEndpoint(activateDevice, { apiUrl: context.apiUrl }, { body, timeoutMs: TIMEOUT_MS });
}

async function saveToken(
  folder: Folder,
  record: TerminalRecord,
  { deviceToken, deviceId, name }: { deviceToken: string; deviceId: string; name: string },
): Promise<TerminalRecord> {
  const activated: TerminalRecord = { ...record, token: deviceToken, deviceId, deviceName: name, claim: null };
  await saveTerminalRecord(folder, activated);
  return activated;
}

interface Asked {
  readonly code: string;
  readonly deviceId: string | null;
  readonly statedNumber: string | null;
}

/** A person who is asked for the code is asked for the number too that the device may have already. Source: SRM-27. */
async function askCode(
  context: Context,
  { record, source }: { record: TerminalRecord; source: CodeSource },
): Promise<Asked> {
  const number = source.deviceNumber ?? record.statedNumber;
  if (source.demo && source.code === undefined) {
    const made = await createDemoCode(context, { ...source, deviceId: record.deviceId });
    return { ...made, statedNumber: number };
  }
  const texts = TEXTS[context.language].terminal;
  const typed = source.code ?? (await context.screen.ask(texts.askCode()));
  if (typed === null) throw new TerminalError((errors) => errors.codeMissing());
  const code = normalizeActivationCode(typed);
  if (code === null) throw new TerminalError((errors) => errors.badCode(typed));
  const isNumberAsked = source.code === undefined && number === null && record.certificate === null;
  const statedNumber = isNumberAsked ? readDeviceNumber(await context.screen.ask(texts.askDeviceNumber())) : number;
  return { code, deviceId: record.deviceId, statedNumber };
}
