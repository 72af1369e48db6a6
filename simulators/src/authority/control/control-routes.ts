import type { Authority } from '../authority.ts';
import { nothing, type Routes, taking } from '../../shared/control-routes.ts';
import { faultSchema } from '../state/fault.ts';
import {
  casesSchema,
  certificateAgeSchema,
  type Controls,
  modeSchema,
  operatorsSchema,
  serversSchema,
  strictSchema,
  versionsSchema,
} from './controls.ts';
import { activationSchema } from './delay-activation.ts';
import { historySchema } from './import-history.ts';
import { listTransactions, transactionsQuerySchema } from './list-transactions.ts';
import { revocationSchema } from './revoke-certificates.ts';
import { readStatus } from './status.ts';
import { qstNumber } from '@comptoir/websrm/requests/formats';
import { z } from 'zod';

/** Every call of the authority's control plane. */
export function createControlRoutes(authority: Authority, controls: Controls): Routes {
  const status = () => readStatus(authority);
  return {
    'GET /control/status': taking(nothing, status),
    'GET /control/transactions': taking(transactionsQuerySchema, (query) => listTransactions(authority, query)),
    'GET /control/users': taking(usersQuerySchema, (query) => listUsers(authority, query)),
    'GET /control/diagnostics': taking(nothing, () => ({ items: controls.listDiagnostics() })),
    'POST /control/mode': taking(modeSchema, ({ mode }) => (controls.setMode(mode), status())),
    'POST /control/strict': taking(strictSchema, ({ strict }) => (controls.setStrict(strict), status())),
    'POST /control/cases': taking(casesSchema, ({ cases }) => (controls.setCases(cases), status())),
    'POST /control/faults': taking(faultSchema, (fault) => controls.addFault(fault)),
    'DELETE /control/faults': taking(nothing, () => (controls.clearFaults(), status())),
    'POST /control/operators': taking(operatorsSchema, (all) => (controls.registerOperators(all), status())),
    'POST /control/servers': taking(serversSchema, (all) => (controls.registerServers(all), status())),
    'POST /control/versions': taking(versionsSchema, (all) => (controls.registerVersions(all), status())),
    'POST /control/activations': taking(activationSchema, (delay) => controls.delayActivation(delay)),
    'POST /control/certificates/age': taking(
      certificateAgeSchema,
      ({ days }) => (controls.setCertificateAge(days), status()),
    ),
    'POST /control/history': taking(historySchema, (history) => controls.importHistory(history)),
    'POST /control/certificates/revoke': taking(revocationSchema, (whose) => controls.revokeCertificates(whose)),
  };
}

const usersQuerySchema = z.strictObject({ qst: qstNumber });

/** The accounts that a merchant has, in the order they were first added. */
const listUsers = ({ state }: Authority, { qst }: z.infer<typeof usersQuerySchema>): { items: string[] } => ({
  items: [...(state.users.get(qst) ?? [])],
});
