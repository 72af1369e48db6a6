import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { expect } from 'vitest';
import type { CommandContext } from '../src/cli/command.ts';
import type { RelayDevice } from './relay.ts';
import type { StandIn } from './stand-in.ts';

/** Copies what the relay has of a terminal; what it gives back puts that copy in the place of what it has then. */
export function copyRelay(device: RelayDevice): () => void {
  const links = device.links.map((link) => ({ ...link }));
  return () => void device.links.splice(0, device.links.length, ...links.map((link) => ({ ...link })));
}

/** The same for a terminal's folder. */
export function copyTerminal({ dataDir }: CommandContext, name = 'caisse'): () => void {
  const folder = join(dataDir, 'terminal', name);
  const copy = join(dataDir, 'copies', `${name}-${String((copies += 1))}`);
  cpSync(folder, copy, { recursive: true });
  return () => {
    rmSync(folder, { recursive: true });
    cpSync(copy, folder, { recursive: true });
  };
}

let copies = 0;

/** Every bill reached the authority with the same bytes, one chain and no fork; the relay has the same chain, each bill once. */
export function expectOneChain(standIn: StandIn, device: RelayDevice): void {
  const sent = standIn.mood.sent.filter(({ emprCertifSEV }) => device.keys.has(emprCertifSEV));
  const bySignature = new Map(sent.map((bill) => [bill.signa.actu, bill]));
  const previous = [...bySignature.values()].map(({ signa }) => signa.preced);
  expect(new Set(previous).size).toBe(previous.length);
  const links = device.links.map(({ bill }) => bill.signa);
  expect(links.map(({ preced }) => preced)).toEqual([FIRST_LINK, ...links.slice(0, -1).map(({ actu }) => actu)]);
  expect(new Set(bySignature.keys())).toEqual(new Set(links.map(({ actu }) => actu)));
}
