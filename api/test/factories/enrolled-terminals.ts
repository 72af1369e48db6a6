import type { CertificateReplyView, SubmissionReply } from '@comptoir/contract/sales/device-api';
import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import { deviceSubject } from '@comptoir/websrm/certificates/certificate-subject';
import type { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { signTransaction } from '@comptoir/websrm/requests/transaction';
import type { GatewayAuthority } from '../gateway-authority.ts';
import type { TestApp } from '../test-app.ts';
import { draftBill } from './draft-bill.ts';
import { aMerchant, asSystem, bearer, type MadeMerchant } from './merchants.ts';
import { authorizationCodePlace } from '../../src/features/base/record/sealed-places.ts';

type Keys = Awaited<ReturnType<typeof generateSigningKeys>>;

/** A merchant that the simulated authority knows, with a code of its own. */
export async function aKnownMerchant(test: TestApp, gateway: GatewayAuthority): Promise<MadeMerchant> {
  const made = await aMerchant(test);
  const code = `E1B2-C${made.file.at(-2)}D${made.file.at(-1)}`;
  await asSystem(test, {
    text: 'update merchants set authorization_code_sealed = $2 where id = $1',
    values: [made.id, test.dependencies.seal.seal(code, authorizationCodePlace(made.id))],
  });
  const { qst, gst, file: fileNumber } = made;
  const operator = { qst, gst, fileNumber, authorizationCode: code, cn: qst.slice(0, 10), zone: 'America/Montreal' };
  await gateway.simulator.control('POST', 'operators', [operator]);
  return { ...made, code };
}

/** Relays to the simulated authority instead of the fake one. */
export const relayTo = ({ authority }: GatewayAuthority, test: TestApp): void => {
  test.authority.certify(authority);
  test.authority.behave((request) => authority.transmit(request));
};

/** A till that does what ours does, as far as the relay can see: keys, requests, bills on one chain. */
export interface EnrolledTerminal {
  readonly id: string;
  readonly token: string;
  /** A request for a key, stating the merchant's information or something else. */
  csrOf(keys: Keys, code?: string): Promise<string>;
  /** `stated`: a number that the device has from elsewhere. */
  ask(
    path: 'certificate' | 'certificate/renewal' | 'certificate/revocation',
    csr?: string,
    stated?: string,
  ): Promise<Asked>;
  /** Signs the next bill with a certificate's key and hands it over. */
  sell(signer: { keys: Keys; certificate: string }): Promise<SubmissionReply>;
}

interface Asked {
  readonly status: number;
  readonly reply: CertificateReplyView;
}

export async function anEnrolledTerminal(
  test: TestApp,
  userToken: string,
  merchant: MadeMerchant,
): Promise<EnrolledTerminal> {
  const post = async (url: string, token: string | null, payload?: object) =>
    test.app.inject({
      method: 'POST',
      url: `/api/${url}`,
      ...(token === null ? {} : { headers: bearer(token) }),
      ...(payload ? { payload } : {}),
    });
  const made = await post('devices/activation-code', userToken, { name: 'Caisse' });
  const { code, deviceId: id } = made.json<{ code: string; deviceId: string }>();
  const { deviceToken: token } = (await post('device/v1/activation', null, { code })).json<{ deviceToken: string }>();
  let previous = FIRST_LINK;
  let count = 0;
  return {
    id,
    token,
    csrOf: (keys, authorizationCode = merchant.code) => {
      const { qst: qstNumber, file: fileNumber } = merchant;
      const nickname = `Caisse ${id.slice(-7)}`;
      const subject = deviceSubject({ authorizationCode, qstNumber, fileNumber, nickname, utcOffset: '-05:00' });
      return createCsr({ keys, subject, kind: 'device' });
    },
    ask: async (path, csr, deviceNumber) => {
      const payload = csr === undefined ? undefined : { csr, ...(deviceNumber ? { deviceNumber } : {}) };
      const reply = await post(`device/v1/${path}`, token, payload);
      return { status: reply.statusCode, reply: reply.json() };
    },
    sell: async ({ keys, certificate }) => {
      const { thumbprint } = await readCertificate(certificate);
      count += 1;
      // a second after the one before: the authority orders a chain by time
      const at = new Date(Date.now() + count * 1000);
      const { stamp, utc } = toAuthorityTime(at, 'America/Montreal');
      const transaction = await signTransaction({
        transaction: draftBill(merchant, { thumbprint, noTrans: `A-${count}`, stamp, utc }),
        privateKey: keys.privateKey,
        previous,
        signedAt: stamp,
      });
      previous = transaction.signa.actu;
      const [device] = await asSystem<{ number: string }>(test, {
        text: 'select device_number as number from devices where id = $1',
        values: [id],
      });
      const documents = [JSON.stringify(transaction)];
      const payload = { deviceNumber: device?.number, trigger: 'sale', documents };
      return (await post('device/v1/transactions', token, payload)).json<SubmissionReply>();
    },
  };
}
