import { opensChain, verifySignature, type Chain } from './check-bills.ts';
import { dayOf } from './day-of.ts';
import type { Faults, JoinedDevice } from './proof-report.ts';
import type { ListedCertificate } from './read-certificate.ts';
import { readObject } from './read-fields.ts';
import { readSigned, type SignedBill } from './read-lines.ts';
import type { ListedDevice, Manifest } from './read-manifest.ts';

export interface JointChecks {
  readonly chains: ReadonlyMap<string, Chain>;
  readonly certificates: ReadonlyMap<string, ListedCertificate>;
  readonly faults: Faults;
  readonly period: Period;
}

type Period = Pick<Manifest, 'from' | 'to' | 'timeZone'>;

/**
 * Checks that each till's chain is the one of the list, and how it is joined with the bills outside the period: it begins with its
 * opening or behind a bill that is given, and the bill that is given behind it follows its last one; its ends were made in the period, and
 * those two were not. Of a till without bills in the period the two follow each other.
 */
export async function checkJoints(devices: readonly ListedDevice[], checks: JointChecks): Promise<JoinedDevice[]> {
  const listed = new Set(devices.map(({ id }) => id));
  if (listed.size < devices.length) checks.faults.add({ kind: 'manifest' });
  for (const id of checks.chains.keys()) if (!listed.has(id)) checks.faults.add({ kind: 'joint', device: id });
  for (const { devices: owners } of checks.certificates.values())
    for (const id of owners) if (!listed.has(id)) checks.faults.add({ kind: 'left-out', device: id });
  const joined: JoinedDevice[] = [];
  for (const device of devices) joined.push(await checkDevice(device, checks));
  return joined;
}

async function checkDevice(device: ListedDevice, checks: JointChecks): Promise<JoinedDevice> {
  const { chains, faults } = checks;
  const chain = chains.get(device.id);
  const [before, after] = [device.before, device.after].map((text) => readNeighbour(text, device.id));
  if (!isAsListed(device, chain) || !isFollowed(device, before, after) || !isWithin(chain, checks.period))
    faults.add({ kind: 'joint', device: device.number });
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

/** Without a bill in the period, what is behind it follows what is before it, or opens the chain. */
function isFollowed(device: ListedDevice, before?: SignedBill | null, after?: SignedBill | null): boolean {
  if (device.after === null) return true;
  if (!after) return false;
  if (device.bills > 0) return after.preced === device.last;
  return device.before === null ? opensChain(after.preced) : after.preced === before?.actu;
}

const isWithin = (chain: Chain | undefined, period: Period): boolean =>
  !chain || [chain.firstBill, chain.lastBill].every((bill) => isInPeriod(bill, period));

function isInPeriod(bill: SignedBill, { from, to, timeZone }: Period): boolean {
  const day = dayOf(bill, timeZone);
  return day >= from && day <= to;
}

function isAsListed(device: ListedDevice, chain: Chain | undefined): boolean {
  if (!chain) return device.bills === 0 && device.firstPosition === device.lastPosition + 1;
  const names = ['bills', 'firstPosition', 'lastPosition', 'first', 'last'] as const;
  return names.every((name) => device[name] === chain[name]);
}

function readNeighbour(text: string | null, device: string): SignedBill | null {
  const document = readObject(text);
  const signed = document && readSigned(document);
  return signed && { ...signed, device, position: 0, number: null };
}

async function checkNeighbour(bill: SignedBill, { certificates, faults, period }: JointChecks): Promise<void> {
  const certificate = certificates.get(bill.thumbprint);
  const place = { device: bill.device, noTrans: bill.noTrans };
  if (isInPeriod(bill, period)) faults.add({ kind: 'outside', ...place });
  if (!certificate) return faults.add({ kind: 'unknown-certificate', ...place });
  if (!certificate.devices.has(bill.device)) faults.add({ kind: 'foreign-certificate', ...place });
  const isValid = await verifySignature(bill, certificate.key).catch(() => false);
  if (!isValid) faults.add({ kind: 'altered', ...place });
}
