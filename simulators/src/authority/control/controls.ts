import { z } from 'zod';
import { nextFaultId } from '../../shared/waiting-faults.ts';
import { type ActivationDelay, delayActivation } from './delay-activation.ts';
import { type History, importHistory, type ImportedHistory } from './import-history.ts';
import { type Revocation, revokeCertificates } from './revoke-certificates.ts';
import type { Authority } from '../authority.ts';
import { type Fault, type FaultRequest, toFault } from '../state/fault.ts';
import type { Diagnostic } from '../state/diagnostic.ts';
import {
  type Operator,
  operatorSchema,
  type ProductVersion,
  type ServerAdministrator,
  serverSchema,
  versionSchema,
} from '../state/registry.ts';

export const modeSchema = z.strictObject({ mode: z.enum(['up', 'down']) });
export const strictSchema = z.strictObject({ strict: z.boolean() });
export const operatorsSchema = z.array(operatorSchema).min(1);
export const serversSchema = z.array(serverSchema).min(1);
export const versionsSchema = z.array(versionSchema).min(1);
/** The cases of a certification, in their order; none takes whatever case is stated. */
export const casesSchema = z.strictObject({ cases: z.array(z.string().regex(/^\d{3}\.\d{3}$/)).max(1000) });
/** Nearly as long as certificates last. */
export const certificateAgeSchema = z.strictObject({ days: z.int().min(0).max(1825) });

/** Changes that the control plane can make, for HTTP and for tests alike. */
export interface Controls {
  setMode: (mode: 'up' | 'down') => void;
  setStrict: (strict: boolean) => void;
  setCases: (cases: readonly string[]) => void;
  addFault: (fault: FaultRequest) => Fault;
  clearFaults: () => void;
  registerOperators: (operators: readonly Operator[]) => void;
  registerServers: (servers: ServerAdministrator[]) => void;
  registerVersions: (versions: ProductVersion[]) => void;
  delayActivation: (delay: ActivationDelay) => { activeAt: string };
  /** From now on certificates of devices are issued as if that many days ago, so that their renewal and end can be tried. */
  setCertificateAge: (days: number) => void;
  revokeCertificates: (whose: Revocation) => { revoked: string[] };
  importHistory: (history: History) => ImportedHistory;
  listDiagnostics: () => Diagnostic[];
}

/** `hangUp`: closes every open connection of the doors. */
export function createControls(authority: Authority, hangUp: () => void): Controls {
  const { state, commit } = authority;
  return {
    setMode: (mode) => {
      commit({ kind: 'mode', mode });
      if (mode === 'down') hangUp();
    },
    setStrict: (strict) => commit({ kind: 'strict', strict }),
    setCases: (cases) => commit({ kind: 'cases', cases: [...cases] }),
    addFault: (asked) => {
      const fault = toFault(nextFaultId(state.faults), asked);
      commit({ kind: 'fault', fault });
      return fault;
    },
    clearFaults: () => commit({ kind: 'faults-cleared' }),
    registerOperators: (operators) => commit({ kind: 'registered', operators: [...operators] }),
    registerServers: (servers) => commit({ kind: 'registered', servers }),
    registerVersions: (versions) => commit({ kind: 'registered', versions }),
    delayActivation: (delay) => delayActivation(authority, delay),
    setCertificateAge: (days) => commit({ kind: 'certificate-age', days }),
    revokeCertificates: (whose) => revokeCertificates(authority, whose),
    importHistory: (history) => importHistory(authority, history),
    listDiagnostics: () => state.diagnostics.slice(-1000),
  };
}
