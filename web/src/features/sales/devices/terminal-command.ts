/** Names that the reference till accepts are short, lower case and without accents. */
const NAME_LENGTH = 32;

/** The command that links a till on a computer, under a name made from the device's own so that no other till is meant. */
export const terminalCommand = (deviceName: string, code: string): string =>
  `npm run terminal -- enrol${nameOption(deviceName)} --code ${code}`;

/** The command by which a till that was linked so asks for its certificate again. */
export const requestCommand = (deviceName: string): string => `npm run terminal -- link${nameOption(deviceName)}`;

function nameOption(deviceName: string): string {
  const name = deviceName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replaceAll(/^-+|(?<!-)-+$/g, '');
  return name ? ` --till ${name}` : '';
}
