import {
  createActivationCode,
  listDevices,
  type ActivationCodeView,
  type DeviceView,
} from '@comptoir/contract/sales/devices';
import { login } from '@comptoir/contract/base/sessions';
import { callEndpoint, type Caller } from '../comptoir/call-endpoint.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';

/** The merchant of the demo world, and the terminal that waits there to be linked. */
const DEMO = { account: 'merchant@comptoir.test', password: 'comptoir-demo', device: 'Caisse du comptoir' };
const TIMEOUT_MS = 10_000;

/**
 * Signs in as a merchant of the demo world and makes a code: for the device of an interrupted attempt, else for the one that waits in
 * the demo world, else for one of the terminal's name, which is made when it is not there.
 */
export async function createDemoCode(
  context: Context,
  input: { deviceId: string | null; terminal: string; account?: string | undefined },
): Promise<ActivationCodeView> {
  const { webToken } = await call({ apiUrl: context.apiUrl }, login, {
    body: { email: input.account ?? DEMO.account, password: DEMO.password },
  });
  const caller = { apiUrl: context.apiUrl, token: webToken };
  if (input.deviceId !== null) return call(caller, createActivationCode, { body: { deviceId: input.deviceId } });
  const { items } = await call(caller, listDevices, {});
  const deviceId = findFree(items, input.terminal);
  const body = deviceId === null ? { name: findFreeName(items, input.terminal) } : { deviceId };
  return call(caller, createActivationCode, { body });
}

/** A name that no linked terminal bears: a folder that was deleted left its device behind. */
function findFreeName(devices: readonly DeviceView[], wanted: string): string {
  const taken = new Set(devices.filter(({ linked }) => linked).map(({ name }) => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted} ${number}`;
  return name;
}

const findFree = (devices: readonly DeviceView[], terminal: string): string | null =>
  [DEMO.device, terminal]
    .map((name) => devices.find((device) => !device.linked && device.name === name))
    .find((device) => device !== undefined)?.id ?? null;

async function call<E extends Parameters<typeof callEndpoint>[0]>(
  caller: Caller,
  endpoint: E,
  { body }: Pick<Parameters<typeof callEndpoint<E>>[2], 'body'>,
) {
  const answer = await callEndpoint(endpoint, caller, {
    timeoutMs: TIMEOUT_MS,
    ...(body === undefined ? {} : { body }),
  });
  return expectReply(answer, caller.apiUrl);
}
