import type { AuthorityErrorView } from '@comptoir/contract/sales/authority-error';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as deviceApi from '@comptoir/contract/sales/device-api';
import { getTillMenu } from '@comptoir/contract/sales/menu';
import type { MenuEntry } from '@comptoir/domain/sales/menu/menu-entry';
import * as devicesApi from '@comptoir/contract/sales/devices';
import { ERROR_STATUS, type ErrorCode } from '@comptoir/contract/errors';
import * as sessionApi from '@comptoir/contract/base/sessions';
import { worldTime } from './world-clock.ts';
import { answerContracts, type Contracts } from './stand-in-contracts.ts';
import { takeDocument, takeEvents } from './stand-in-documents.ts';
import { readCertificate, readCsr } from '@comptoir/websrm/certificates/certificates';
import { issueDeviceCertificate, issuePsiCertificate, type Validity } from './issue-certificates.ts';
import {
  MERCHANT,
  newRelayDevice,
  relayBills,
  resultOf,
  SOFTWARE,
  transmit,
  type AuthorityMood,
  type RelayDevice,
} from './relay.ts';
import type { TaxCalendarView } from '@comptoir/contract/base/taxes';

/** Failure of one call. `lose-reply`, `silence`: it is done, and the line dies before the answer, or stays open without one. */
export type Fault = 'drop' | 'lose-reply' | 'silence' | 'html' | 'server-error' | 'hang' | 'garbage';

/** A server that answers like Comptoir's device API, over real HTTP, and can be made to fail. */
export interface StandIn {
  readonly url: string;
  readonly devices: RelayDevice[];
  readonly mood: AuthorityMood;
  readonly merchant: { -readonly [Key in keyof typeof MERCHANT]: (typeof MERCHANT)[Key] };
  readonly employees: deviceApi.DeviceConfiguration['employees'];
  /** True when the merchant wants every bill to name its user. */
  requiresShift: boolean;
  /** The menu, and its version; each pull is answered with all of it. */
  menu: { readonly version: string; readonly entries: readonly MenuEntry[] };
  readonly events: unknown[];
  /** Signatures of the bills that were handed in again, by the terminal's own word. */
  readonly again: string[];
  /** Ids of events that it cannot read; `all`: it refuses the whole call for one of them, as a relay of before did. */
  readonly unreadable: { ids: Set<string>; all: boolean; most: number };
  /** User reports and declarations, repetitions included. */
  readonly reports: { id: string; document: string }[];
  /** Documents of contracts that wait to be signed, and the bills reported. */
  readonly contracts: Contracts;
  /** Faults of the next calls to paths with this ending, one each. */
  readonly faults: { path: string; fault: Fault }[];
  /** Paths called, in order. */
  readonly calls: string[];
  /** Paths whose call was carried out, in order; the answer comes after. */
  readonly done: string[];
  /** Calendar that it sends and goes by; null for a Comptoir of before there were any. */
  taxCalendar: TaxCalendarView | null;
  /** Versions of calendars that the terminal stated with its bills. */
  readonly statedCalendars: (number | undefined)[];
  readonly psiPrivateKeyPem: string;
  /** Authority's answer to certificate requests: errors to refuse with, and validity of certificates. */
  readonly enrolment: {
    refusal: AuthorityErrorView | null;
    validity: Validity;
    issued: number;
    /** Age of its certificate, as reported to the terminal. */
    renewal: 'none' | 'possible' | 'due';
  };
  /** Numbers of devices that are another merchant's. */
  readonly foreignNumbers: Set<string>;
  replyTimeoutMs: number;
  /** Described of each call before it is answered; may plan a fault for it. */
  onCall: (path: string) => void;
  /** True when no one answers at all. */
  isDown: boolean;
  addDevice(name: string): RelayDevice;
  createCode(deviceId: string): string;
  close(): Promise<void>;
}

let psi: ReturnType<typeof issuePsiCertificate> | undefined;

export async function startStandIn(): Promise<StandIn> {
  psi ??= issuePsiCertificate();
  const { pem, privateKeyPem } = await psi;
  const server = createServer((request, response) => {
    answer({ standIn, codes, psiPem: pem }, request, response).catch((error: unknown) => {
      standIn.calls.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const codes = new Map<string, { deviceId: string; used: boolean }>();
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    devices: [],
    mood: { up: true, refuses: new Set(), relayRefuses: new Map(), sent: [], complains: null },
    merchant: { ...MERCHANT },
    foreignNumbers: new Set(),
    employees: [],
    requiresShift: false,
    menu: { version: '0', entries: [] },
    events: [],
    again: [],
    unreadable: { ids: new Set(), all: false, most: 1000 },
    reports: [],
    contracts: { waiting: [], taken: new Map(), reported: [], schedule: [] },
    faults: [],
    calls: [],
    done: [],
    taxCalendar: null,
    statedCalendars: [],
    psiPrivateKeyPem: privateKeyPem,
    enrolment: {
      refusal: null,
      validity: { notBefore: new Date('2020-01-01T00:00:00Z'), notAfter: new Date('2040-01-01T00:00:00Z') },
      issued: 0,
      renewal: 'none',
    },
    replyTimeoutMs: 5000,
    onCall: () => undefined,
    isDown: false,
    addDevice: (name) => {
      const device = newRelayDevice(name);
      standIn.devices.push(device);
      return device;
    },
    createCode: (deviceId) => {
      const code = `TEST-${String(codes.size).padStart(4, '0')}`;
      codes.set(code, { deviceId, used: false });
      return code;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

interface World {
  readonly standIn: StandIn;
  readonly codes: Map<string, { deviceId: string; used: boolean }>;
  readonly psiPem: string;
}

async function answer(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('date', worldTime(world.standIn.url).toUTCString());
  const path = (request.url ?? '').replace(/^\/api/, '').replace(/\?.*/, '');
  const text = await readBody(request);
  world.standIn.calls.push(path);
  world.standIn.onCall(path);
  const fault = takeFault(world.standIn, path);
  if (fault !== undefined && !isDoneFirst(fault)) return failToAnswer(response, fault);
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const outcome = await route(world, path, { body, token: request.headers.authorization?.replace('Bearer ', '') });
  world.standIn.done.push(path);
  if (fault !== undefined) return failToAnswer(response, fault);
  if ('refused' in outcome) {
    return send(response, ERROR_STATUS[outcome.refused], { error: { code: outcome.refused, requestId: 'r' } });
  }
  // as Comptoir answers where there is nothing to say
  if (outcome.reply === null) response.writeHead(204).end();
  else send(response, 200, outcome.reply);
}

function takeFault({ isDown, faults }: StandIn, path: string): Fault | undefined {
  if (isDown) return 'drop';
  const index = faults.findIndex((scripted) => path.endsWith(scripted.path));
  return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
}

const isDoneFirst = (fault: Fault): boolean => fault === 'lose-reply' || fault === 'silence';

function failToAnswer(response: ServerResponse, fault: Fault): void {
  switch (fault) {
    case 'hang':
    case 'silence':
      break;
    case 'drop':
    case 'lose-reply':
      response.destroy();
      break;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>portail captif</html>');
      break;
    case 'garbage':
      response.writeHead(200).end('{"results":[]}');
      break;
    case 'server-error':
      send(response, 500, { error: { code: 'internal-error', requestId: 'r' } });
      break;
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = await request.toArray();
  return Buffer.concat(chunks).toString('utf8');
}

export type Outcome = { reply: unknown } | { refused: ErrorCode };
interface Call {
  readonly body: unknown;
  readonly token: string | undefined;
}

async function route(world: World, path: string, call: Call): Promise<Outcome> {
  if (path === deviceApi.activateDevice.path) return activate(world, call.body);
  if (path === sessionApi.login.path) return { reply: { webToken: 'demo' } };
  if (path === devicesApi.listDevices.path) return listDevices(world);
  if (path === devicesApi.createActivationCode.path) return createCode(world, call.body);
  const device = world.standIn.devices.find(({ token }) => token !== null && token === call.token);
  if (!device) return { refused: 'device-not-recognized' };
  if (path === getTillMenu.path) return { reply: { ...world.standIn.menu, isWhole: true, removed: [] } };
  const request = { device, body: call.body };
  return answerContracts(world.standIn.contracts, path, request) ?? (await routeDevice(world, path, request));
}

async function routeDevice(
  { standIn, psiPem }: World,
  path: string,
  { device, body }: { device: RelayDevice; body: unknown },
): Promise<Outcome> {
  switch (path) {
    case deviceApi.getDeviceConfiguration.path:
      return { reply: configurationOf(standIn, device) };
    case deviceApi.submitTransactions.path:
      return takeBills(standIn, device, body);
    case deviceApi.readTransactionStates.path:
      if (standIn.mood.up) transmit(device, standIn.mood);
      return { reply: { results: statesOf(device, deviceApi.readTransactionStates.body.parse(body), standIn.mood) } };
    case deviceApi.readChain.path:
      return readChain(device, deviceApi.readChain.body.parse(body).after, standIn.mood);
    case deviceApi.submitDeclaration.path:
    case deviceApi.submitUserReport.path:
      return takeDocument(standIn, deviceApi.submitUserReport.body.parse(body));
    case deviceApi.reportDeviceEvents.path:
      return takeEvents(standIn, deviceApi.reportDeviceEvents.body.parse(body).events);
    default:
      return routeCertificate({ standIn, psiPem }, path, { device, body });
  }
}

async function takeBills(standIn: StandIn, device: RelayDevice, body: unknown): Promise<Outcome> {
  const { documents, outcomes, again, ...stated } = deviceApi.submitTransactions.body.parse(body);
  if (stated.deviceNumber !== device.deviceNumber) return { refused: 'device-has-no-certificate' };
  standIn.again.push(...again);
  standIn.statedCalendars.push(stated.calendarVersion);
  const reply = await relayBills(device, { documents, outcomes }, standIn.mood);
  const calendarVersion = standIn.taxCalendar?.version;
  return { reply: stated.calendarVersion === undefined ? reply : { ...reply, calendarVersion } };
}

/** Two bills at a time, so that a terminal has to ask more than once. */
function readChain({ links }: RelayDevice, after: string | null, mood: AuthorityMood): Outcome {
  const at = links.findIndex(({ bill }) => bill.signa.actu === after);
  if (after !== null && at < 0) return { refused: 'chain-not-shared' };
  const missing = links.slice(at + 1);
  const bills = missing.slice(0, 2).map((link) => ({ document: link.text, result: resultOf(link, mood) }));
  return { reply: { bills, isComplete: missing.length <= 2 } };
}

async function routeCertificate(
  { standIn, psiPem }: Pick<World, 'standIn' | 'psiPem'>,
  path: string,
  { device, body }: { device: RelayDevice; body: unknown },
): Promise<Outcome> {
  const { refusal } = standIn.enrolment;
  switch (path) {
    case deviceApi.requestCertificate.path: {
      const request = deviceApi.requestCertificate.body.parse(body);
      const others = standIn.devices.filter((other) => other !== device);
      if (others.some(({ deviceNumber }) => deviceNumber !== null && deviceNumber === request.deviceNumber))
        return { refused: 'device-number-taken' };
      return { reply: await certify({ standIn, psiPem, device }, request) };
    }
    case deviceApi.renewCertificate.path:
      return renew({ standIn, psiPem, device }, deviceApi.renewCertificate.body.parse(body));
    case deviceApi.giveUpCertificate.path: {
      if (device.isRevoked) return { refused: 'device-has-no-certificate' };
      if (refusal) return { reply: { state: 'refused', errors: [refusal] } };
      device.isRevoked = true;
      device.issued.clear();
      return { reply: { state: 'revoked' } };
    }
    default:
      return { refused: 'not-found' };
  }
}

async function renew(
  world: Pick<World, 'standIn' | 'psiPem'> & { device: RelayDevice },
  { csr }: { csr: string },
): Promise<Outcome> {
  const { device, standIn } = world;
  if (device.deviceNumber === null || device.isRevoked) return { refused: 'device-has-no-certificate' };
  const isKnown = device.issued.has((await readCsr(csr)).publicKeySpki);
  const isYoung = standIn.enrolment.renewal === 'none' && !device.isRenewalRequested;
  if (!isKnown && isYoung) return { refused: 'certificate-not-renewable' };
  return { reply: await certify(world, { csr }) };
}

const statesOf = (device: RelayDevice, { signatures }: { signatures: string[] }, mood: AuthorityMood) =>
  signatures.map((actu) => {
    const link = device.links.find(({ bill }) => bill.signa.actu === actu);
    return link ? resultOf(link, mood) : { noTrans: '', actu, state: 'not-known' as const };
  });

function configurationOf(standIn: StandIn, device: RelayDevice): deviceApi.DeviceConfiguration {
  const head = device.links.at(-1)?.bill;
  return {
    device: {
      id: device.id,
      name: device.name,
      deviceNumber: device.deviceNumber,
      billPrefix: `T${String(standIn.devices.indexOf(device)).padStart(3, '0')}`,
    },
    merchant: standIn.merchant,
    employees: standIn.employees,
    software: SOFTWARE,
    chain: { head: head?.signa.actu ?? null, lastNoTrans: head?.noTrans ?? null },
    qrBaseUrl: 'https://cnfr.qr.mev-web.ca',
    replyTimeoutMs: standIn.replyTimeoutMs,
    certificate: {
      serial: null,
      notAfter: null,
      isRevoked: device.isRevoked,
      renewal: device.isRenewalRequested ? 'requested' : standIn.enrolment.renewal,
    },
    ...(standIn.taxCalendar === null ? {} : { taxCalendar: standIn.taxCalendar }),
    requireShift: standIn.requiresShift,
    resendOnReturn: true,
  };
}

async function certify(
  { standIn, psiPem, device }: { standIn: StandIn; psiPem: string; device: RelayDevice },
  { csr, deviceNumber: stated }: { csr: string; deviceNumber?: string | undefined },
) {
  const { refusal, validity } = standIn.enrolment;
  const { publicKeySpki } = await readCsr(csr);
  const existing = device.issued.get(publicKeySpki);
  if (existing) return existing;
  if (refusal) return { state: 'refused' as const, errors: [refusal] };
  const certificate = await issueDeviceCertificate(csr, validity);
  const { thumbprint, publicKey } = await readCertificate(certificate);
  standIn.enrolment.issued += 1;
  device.deviceNumber ??= stated ?? `2468-1357-${String(9024 + standIn.devices.indexOf(device))}`;
  device.keys.set(thumbprint, publicKey);
  device.isRenewalRequested = false;
  device.isRevoked = false;
  const { deviceNumber } = device;
  const reply = { state: 'issued' as const, deviceNumber, certificate, psiCertificate: psiPem };
  device.issued.set(publicKeySpki, reply);
  return reply;
}

function activate({ standIn, codes }: World, body: unknown): Outcome {
  const { code, deviceToken = randomUUID(), deviceNumber = '' } = deviceApi.activateDevice.body.parse(body);
  const existing = codes.get(code);
  const device = standIn.devices.find(({ id }) => id === existing?.deviceId);
  if (!existing || !device) return { refused: 'activation-code-unknown' };
  if (existing.used && device.token !== deviceToken) return { refused: 'activation-code-used' };
  if (standIn.foreignNumbers.has(deviceNumber)) return { refused: 'device-of-another-merchant' };
  existing.used = true;
  device.token = deviceToken;
  return { reply: { deviceToken, deviceId: device.id, name: device.name } };
}

function listDevices({ standIn }: World): Outcome {
  const items = standIn.devices.map(({ id, name, token, deviceNumber }) => ({
    id,
    name,
    deviceNumber,
    androidSerial: null,
    model: null,
    linked: token !== null,
    certificate: { state: 'none', notBefore: null, notAfter: null, isRenewalRequested: false },
    refusedRequest: null,
    lastSeenAt: null,
    waiting: 0,
    oldestWaitingAt: null,
    oldCalendar: null,
  }));
  return { reply: { items, nextCursor: null } };
}

function createCode({ standIn }: World, body: unknown): Outcome {
  const wish = devicesApi.createActivationCode.body.parse(body);
  const isLinked =
    'deviceId' in wish && standIn.devices.some(({ id, token }) => id === wish.deviceId && token !== null);
  if (isLinked) return { refused: 'device-already-linked' };
  const deviceId = 'name' in wish ? standIn.addDevice(wish.name).id : wish.deviceId;
  return { reply: { deviceId, code: standIn.createCode(deviceId), expiresAt: '2040-01-01T00:00:00Z' } };
}
