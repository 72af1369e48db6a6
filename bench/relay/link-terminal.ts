import { deviceSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import type { CryptoKeyPair } from '@comptoir/websrm/signing/web-crypto';
import { call } from './call.ts';

/** A terminal that is linked and certified, and what its bills must say. */
export interface LinkedTerminal {
  readonly token: string;
  readonly deviceNumber: string;
  readonly thumbprint: string;
  readonly keys: CryptoKeyPair;
  readonly merchant: { readonly fileNumber: string; readonly qstNumber: string; readonly gstNumber: string };
  readonly software: UnsignedTransaction['SEV'];
}

interface Configuration {
  readonly merchant: LinkedTerminal['merchant'] & { readonly authorizationCode: string };
  readonly software: LinkedTerminal['software'];
}

/** Signs in to the portal as the demo world's merchant. */
export async function signIn(url: string): Promise<string> {
  const account = { email: 'merchant@comptoir.test', password: 'comptoir-demo' };
  return (await call<{ webToken: string }>(url, { path: '/login', body: account })).webToken;
}

/** Links terminals, one after the other; more than thirty take over a minute, for a stranger may not type codes faster. */
export async function linkTerminals(url: string, names: readonly string[]): Promise<LinkedTerminal[]> {
  const webToken = await signIn(url);
  const linked: LinkedTerminal[] = [];
  for (const name of names) linked.push(await linkTerminal(url, { webToken, name }));
  return linked;
}

/** Links a new terminal the way a person does: a code from the portal, typed into the terminal, which then asks for its certificate. */
export async function linkTerminal(url: string, input: { webToken: string; name: string }): Promise<LinkedTerminal> {
  const made = await call<{ code: string }>(url, {
    path: '/devices/activation-code',
    token: input.webToken,
    body: { name: input.name },
  });
  const { deviceToken: token } = await call<{ deviceToken: string }>(url, {
    path: '/device/v1/activation',
    body: { code: made.code },
  });
  const { merchant, software } = await call<Configuration>(url, { path: '/device/v1/configuration', token });
  const keys = await generateSigningKeys({ extractable: true });
  const subject = deviceSubject({ ...merchant, nickname: input.name, utcOffset: '-05:00' });
  const issued = await call<{ deviceNumber: string; certificate: string }>(url, {
    path: '/device/v1/certificate',
    token,
    body: { csr: await createCsr({ keys, subject, kind: 'device' }) },
  });
  const { thumbprint } = await readCertificate(issued.certificate);
  return { token, deviceNumber: issued.deviceNumber, thumbprint, keys, merchant, software };
}
