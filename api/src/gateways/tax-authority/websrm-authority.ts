import { importPrivateKey } from '@comptoir/websrm/signing/keys';
import { readCertificateReply, readTransactionReply, readDocumentReply } from '@comptoir/websrm/requests/read-reply';
import { signText, transmissionText } from '@comptoir/websrm/signing/signing';
import type { webcrypto } from 'node:crypto';
import { encodeRequest } from '@comptoir/websrm/requests/requests';
import type { DocumentKind } from '@comptoir/contract/sales/device-reports';
import { type HttpClient, type HttpOutcome, openHttpClient } from '../http-client.ts';
import type { CertificateReply, TransactionAnswer, DocumentReply } from './answers.ts';
import { keepCurrent } from './keep-current.ts';
import { postReplacement, postRevocation } from './post-certificate-request.ts';
import { type RequestSettings, postRequest } from './post-request.ts';
import { declarationBody, postUserRequest, validationBody } from './post-user-request.ts';
import { readCertificateAnswer, readOutcome, readTransactionAnswer, readDocumentAnswer } from './read-answers.ts';
import type { ServerCredentials } from './server-credentials.ts';
import type { EnrolmentRequest, Outcome, TaxAuthority, TransmissionRequest, DocumentRequest } from './tax-authority.ts';

export interface WebsrmSettings extends RequestSettings {
  readonly enrolUrl: string;
  readonly apiUrl: string;
  /** Extra certificate authority to trust, PEM; null for the public ones. */
  readonly ca: string | null;
  /** The server's own credentials; null when there are none yet and the authority cannot be asked. */
  readonly credentials: () => Promise<ServerCredentials | null>;
  /** Time that they are used before they are asked for again: they are renewed some day. */
  readonly credentialsForMs?: number;
}

const CREDENTIALS_FOR_MS = 60_000;

/** Requests that may be under way at once, over as many kept connections. */
const LIMITS = { connections: 32, connectTimeoutMs: 5000 };

/** Revenu Québec's WEB-SRM in mode Serveur: our certificate for the connection, our signature over the tills' signatures. */
export function createWebsrmAuthority(settings: WebsrmSettings): TaxAuthority {
  const trust = settings.ca ? { ca: settings.ca } : {};
  const enrolClient = openHttpClient({ ...LIMITS, tls: trust });
  const identity = keepCurrent<ServerCredentials, Identity>({
    find: settings.credentials,
    isSame: (found, kept) => found.thumbprint === kept.thumbprint,
    make: (credentials) => authenticate(credentials, trust),
    // it closes once its last request has been answered
    retire: ({ client }) => void client.close(),
    everyMs: settings.credentialsForMs ?? CREDENTIALS_FOR_MS,
  });
  return {
    enrol: async (request) => readEnrolment(await postEnrolment(settings, enrolClient, request)),
    replaceCertificate: async (request) => {
      const found = await identity.get();
      return found ? postReplacement(settings, found.client, request) : NO_CERTIFICATE_YET;
    },
    revokeCertificate: async (request) => {
      const found = await identity.get();
      return found ? postRevocation(settings, found.client, request) : NO_CERTIFICATE_YET;
    },
    transmit: async (request) => {
      const found = await identity.get();
      if (!found) return NO_CERTIFICATE_YET;
      return readTransmission(await postTransmission(settings, found, request));
    },
    declareUser: async (request) => {
      const found = await identity.get();
      if (!found) return NO_CERTIFICATE_YET;
      const { deviceNumber } = request;
      return postUserRequest(settings, found.client, { deviceNumber, body: declarationBody(request) });
    },
    validateTaxNumbers: async (numbers) => {
      const found = await identity.get();
      if (!found) return NO_CERTIFICATE_YET;
      return postUserRequest(settings, found.client, { deviceNumber: null, body: validationBody(numbers) });
    },
    sendDocument: async (request) => {
      const found = await identity.get();
      return found ? postDocument(settings, found.client, request) : NO_CERTIFICATE_YET;
    },
    close: async () => {
      await enrolClient.close();
      await identity.found()?.client.close();
    },
  };
}

const NO_CERTIFICATE_YET = { kind: 'unavailable', detail: 'no server certificate yet' } as const;

interface Identity extends ServerCredentials {
  readonly client: HttpClient;
  readonly signingKey: webcrypto.CryptoKey;
}

async function authenticate(credentials: ServerCredentials, trust: object): Promise<Identity> {
  const client = openHttpClient({
    ...LIMITS,
    tls: { ...trust, cert: credentials.certificate, key: credentials.privateKey },
  });
  return { ...credentials, client, signingKey: await importPrivateKey(credentials.privateKey) };
}

function postEnrolment(settings: WebsrmSettings, client: HttpClient, request: EnrolmentRequest): Promise<HttpOutcome> {
  return postRequest(settings, client, {
    kind: 'certificats',
    url: `${settings.enrolUrl}/enrolement`,
    values: {
      origin: request.kind === 'device' ? 'SEV' : 'SRV',
      ...(request.deviceNumber === null ? {} : { deviceNumber: request.deviceNumber }),
    },
    body: JSON.stringify({ reqCertif: { modif: 'AJO', csr: request.csr } }),
  });
}

async function postTransmission(
  settings: WebsrmSettings,
  identity: Identity,
  request: TransmissionRequest,
): Promise<HttpOutcome> {
  const { authorizationCode, thumbprint, signingKey } = identity;
  const text = transmissionText({
    authorizationCode,
    deviceNumber: request.deviceNumber,
    signatures: request.signatures,
  });
  return postRequest(settings, identity.client, {
    kind: 'transaction',
    url: `${settings.apiUrl}/transaction`,
    values: {
      origin: 'SEV',
      deviceNumber: request.deviceNumber,
      taxNumbers: { noTPS: request.gstNumber, noTVQ: request.qstNumber },
      transmission: { signature: await signText(signingKey, text), thumbprint },
    },
    body: request.body,
  });
}

function readEnrolment(result: HttpOutcome): Outcome<CertificateReply> {
  return readOutcome(result, (body) => readCertificateAnswer(readCertificateReply(body)));
}

function readTransmission(result: HttpOutcome): Outcome<TransactionAnswer> {
  return readOutcome(result, (body) => readTransactionAnswer(readTransactionReply(body)));
}

/**
 * Posts a document that a till has signed, under the server's certificate and in the name of the till, as a relayed bill is. Source: SRM-14,
 * SRM-46.
 */
async function postDocument(
  settings: RequestSettings & { readonly apiUrl: string },
  client: HttpClient,
  { deviceNumber, gstNumber, qstNumber, kind, document }: DocumentRequest,
): Promise<Outcome<DocumentReply>> {
  const result = await postRequest(settings, client, {
    kind: 'document',
    url: `${settings.apiUrl}/document`,
    values: { origin: 'SEV', deviceNumber, taxNumbers: { noTPS: gstNumber, noTVQ: qstNumber } },
    body: encodeRequest('document', { reqDoc: { typDoc: TYPES[kind], doc: document } }),
  });
  return readOutcome(result, (text) => readDocumentAnswer(readDocumentReply(text)));
}

const TYPES: Readonly<Record<DocumentKind, 'RUT' | 'HAB'>> = { 'user-report': 'RUT', 'third-party-declaration': 'HAB' };
