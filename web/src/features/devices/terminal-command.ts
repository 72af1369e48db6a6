/** Names that the reference till accepts are short, lower case and without accents. */
const NAME_LENGTH = 32;

/** The command with which a till that is linked asks for its certificate again; it is known there by a name of its own. */
export const REQUEST_COMMAND = 'npm run terminal -- enrol';

/** The command that links a till on a computer, under a name made from the device's own so that no other till is meant. */
export function terminalCommand(deviceName: string, code: string): string {
  const name = deviceName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  return `${REQUEST_COMMAND}${name ? ` --till ${name}` : ''} --code ${code}`;
}
