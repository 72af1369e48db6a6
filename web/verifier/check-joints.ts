import { opensChain, verifySignature, type Chain } from './check-bills.ts';
import type { Faults, JoinedDevice } from './proof-report.ts';
import type { DeviceCertificate } from './read-certificate.ts';
import { readObject } from './read-fields.ts';
import { readSigned, type SignedBill } from './read-lines.ts';
import type { ListedDevice } from './read-manifest.ts';

export interface JointChecks {
  readonly chains: ReadonlyMap<string, Chain>;
  readonly certificates: ReadonlyMap<string, DeviceCertificate>;
  readonly faults: Faults;
}

/**
 * Checks that each till's chain is the one of the list, and how it is joined with the bills outside the period: it begins with its
 * opening or behind a bill that is given, and the bill that is given behind it follows its last one.
 */
export async function checkJoints(devices: readonly ListedDevice[], checks: JointChecks): Promise<JoinedDevice[]> {
  const listed = new Set(devices.map(({ id }) => id));
  for (const id of checks.chains.keys()) if (!listed.has(id)) checks.faults.add({ kind: 'joint', device: id });
  const joined: JoinedDevice[] = [];
  for (const device of devices) joined.push(await checkDevice(device, checks));
  return joined;
}

async function checkDevice(device: ListedDevice, checks: JointChecks): Promise<JoinedDevice> {
  const { chains, faults } = checks;
  const chain = chains.get(device.id);
  const [before, after] = [device.before, device.after].map((text) => readNeighbour(text, device.id));
  if (!isAsListed(device, chain) || !isFollowed(device, after)) faults.add({ kind: 'joint', device: device.number });
  if (chain && !isJoined(chain, before))
    faults.add({ kind: 'gap', device: device.number, noTrans: chain.firstNoTrans, position: chain.firstPosition });
  for (const bill of [before, after]) if (bill) await checkNeighbour(bill, checks);
  return { ...describe(device, chain), before: numberOf(before), after: numberOf(after) };
}

const describe = ({ name, number }: ListedDevice, chain: Chain | undefined) => ({
  name,
  number,
  bills: chain?.bills ?? 0,
});

const isJoined = ({ previous }: Chain, before: SignedBill | null | undefined): boolean =>
  opensChain(previous) || before?.actu === previous;

const numberOf = (bill: SignedBill | null | undefined): string | null => bill?.noTrans ?? null;

const isFollowed = ({ last, after }: ListedDevice, bill: SignedBill | null | undefined): boolean =>
  after === null || bill?.preced === last;

function isAsListed(device: ListedDevice, chain: Chain | undefined): boolean {
  const names = ['bills', 'firstPosition', 'lastPosition', 'first', 'last'] as const;
  return names.every((name) => device[name] === chain?.[name]);
}

function readNeighbour(text: string | null, device: string): SignedBill | null {
  const document = readObject(text);
  const signed = document && readSigned(document);
  return signed && { ...signed, device, position: 0, number: null };
}

async function checkNeighbour(bill: SignedBill, { certificates, faults }: JointChecks): Promise<void> {
  const certificate = certificates.get(bill.thumbprint);
  const place = { device: bill.device, noTrans: bill.noTrans };
  if (!certificate) return faults.add({ kind: 'unknown-certificate', ...place });
  const isValid = await verifySignature(bill, certificate.key).catch(() => false);
  if (!isValid) faults.add({ kind: 'altered', ...place });
}
