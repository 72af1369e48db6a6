import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { ErrorTexts } from './errors.fr.ts';
import { TEXTS } from './language.ts';

/** Sentences about some facts, in French and in English. */
const SENTENCES: readonly [say: (texts: ErrorTexts) => string, french: string, english: string][] = [
  [
    (texts) => texts.unknownCommand('vendre'),
    'La commande « vendre » n’existe pas. Voir : npm run terminal -- help',
    'There is no command "vendre". See: npm run terminal -- help --lang en',
  ],
  [
    (texts) => texts.unknownOption('--rabais'),
    'L’option --rabais n’existe pas pour cette commande. Voir : npm run terminal -- help',
    'This command has no option --rabais. See: npm run terminal -- help --lang en',
  ],
  [(texts) => texts.optionNeedsValue('--tip'), 'L’option --tip attend une valeur.', 'Option --tip needs a value.'],
  [
    (texts) => texts.tooManyArguments('12'),
    '« 12 » est de trop. Voir : npm run terminal -- help',
    'Unexpected argument "12". See: npm run terminal -- help --lang en',
  ],
  [
    (texts) => texts.badNumber('--clients', 1, 999),
    '--clients doit être un nombre entier de 1 à 999.',
    '--clients must be a whole number from 1 to 999.',
  ],
  [
    (texts) => texts.badLanguage('es'),
    'La langue « es » n’est pas offerte : fr ou en.',
    'Language "es" is not available: use fr or en.',
  ],
  [
    (texts) => texts.badAddress('comptoir'),
    'COMPTOIR_URL n’est pas une adresse : comptoir',
    'COMPTOIR_URL is not an address: comptoir',
  ],
  [
    (texts) => texts.badTerminalName('Ma caisse'),
    '« Ma caisse » ne peut pas nommer une caisse : lettres minuscules, chiffres et traits d’union, 32 au plus.',
    '"Ma caisse" cannot name a till: lower-case letters, digits and hyphens, 32 at most.',
  ],
  [
    (texts) => texts.unknownTerminal('bar', []),
    'La caisse « bar » n’est pas reliée. La relier : npm run terminal -- enrol --till bar',
    'Till "bar" is not linked. To link it: npm run terminal -- enrol --till bar',
  ],
  [
    (texts) => texts.unknownTerminal('bar', ['caisse', 'caisse-2']),
    'La caisse « bar » n’est pas reliée. Caisses reliées : caisse, caisse-2.',
    'Till "bar" is not linked. Linked tills: caisse, caisse-2.',
  ],
  [
    (texts) => texts.noTerminal(),
    'Aucune caisse n’est encore reliée. En relier une : npm run terminal -- enrol',
    'No till is linked yet. To link one: npm run terminal -- enrol',
  ],
  [
    (texts) => texts.notLinked('bar'),
    'La caisse « bar » n’est pas encore reliée : npm run terminal -- enrol --till bar',
    'Till "bar" is not linked yet: npm run terminal -- enrol --till bar',
  ],
  [
    (texts) => texts.terminalBusy('caisse', 4711),
    'La caisse « caisse » est occupée par un autre programme (processus 4711). Réessayez quand il aura fini.',
    'Till "caisse" is in use by another program (process 4711). Try again when it is done.',
  ],
  [
    (texts) => texts.damagedFile('/d/till.json'),
    'Le fichier /d/till.json est abîmé. Remettez-en une copie de sauvegarde.',
    'File /d/till.json is damaged. Put a backup copy in its place.',
  ],
  [
    (texts) => texts.damagedJournal('/d/journal.jsonl', 4096),
    'Le journal /d/journal.jsonl est abîmé à l’octet 4096. Remettez-en une copie de sauvegarde; aucune facture n’a été faite.',
    'Journal /d/journal.jsonl is damaged at byte 4096. Put a backup copy in its place; no bill was made.',
  ],
  [
    (texts) => texts.diskFull('/d'),
    'Le disque est plein (/d). Libérez de l’espace, puis recommencez.',
    'The disk is full (/d). Free some space, then try again.',
  ],
  [
    (texts) => texts.notWritable('/d'),
    'Impossible d’écrire dans /d : vérifiez les droits de ce dossier.',
    'Cannot write to /d: check who may write in that folder.',
  ],
  [
    (texts) => texts.diskFailed('/d', 'EIO'),
    'Le disque ne répond pas comme il faut (EIO, /d).',
    'The disk is not responding as it should (EIO, /d).',
  ],
  [
    (texts) => texts.internal('x is not a function'),
    'Une erreur que la caisse ne connaît pas l’a arrêtée : x is not a function',
    'An unexpected error stopped the till: x is not a function',
  ],
  [
    (texts) => texts.amountMissing(),
    'Il manque un montant, par exemple : npm run terminal -- sale 12.49',
    'An amount is missing, for instance: npm run terminal -- sale 12.49',
  ],
  [
    (texts) => texts.badAmount('12,4x'),
    '« 12,4x » n’est pas un montant : deux décimales au plus, par exemple 12.49.',
    '"12,4x" is not an amount: at most two decimals, for instance 12.49.',
  ],
  [
    (texts) => texts.negativeAmount('-5'),
    '« -5 » est négatif. Pour rembourser : npm run terminal -- refund',
    '"-5" is negative. To give money back: npm run terminal -- refund',
  ],
  [
    (texts) => texts.amountTooLarge(),
    'Ce montant est trop grand : une facture ne dépasse pas 999 999 999,99 $.',
    'This amount is too large: a bill goes up to $999,999,999.99.',
  ],
  [
    (texts) => texts.badLine('Poutine'),
    '« Poutine » n’est pas une ligne : écrivez « article:prix », par exemple "Poutine:12.49".',
    '"Poutine" is not a line: write "item:price", for instance "Poutine:12.49".',
  ],
  [
    (texts) => texts.readsOtherwise('寿司', ''),
    'Revenu Québec ne peut pas recevoir « 寿司 » : écrivez-le en lettres latines.',
    'Revenu Québec cannot take "寿司": write it in Latin letters.',
  ],
  [
    (texts) => texts.readsOtherwise('Crème ★', 'Crème *'),
    'Revenu Québec ne peut pas recevoir « Crème ★ » tel quel. Vous pouvez écrire, par exemple : « Crème * ».',
    'Revenu Québec cannot take "Crème ★" as it is. You may write, for instance: "Crème *".',
  ],
  [
    (texts) => texts.badDescription('x'),
    '« x » ne décrit pas un article : il faut au moins deux lettres.',
    '"x" is too short for an item: use at least two letters.',
  ],
  [(texts) => texts.tooManyLines(1000), 'Une facture a 1000 lignes au plus.', 'A bill has at most 1000 lines.'],
  [
    (texts) => texts.unknownPayment('TROC', ['ARG', 'DEB']),
    'Le mode de paiement « TROC » n’existe pas. Modes offerts : ARG, DEB.',
    'There is no method of payment "TROC". Methods: ARG, DEB.',
  ],
  [
    (texts) => texts.paymentNeeded(),
    'AUC (aucun paiement) ne convient qu’à une facture de 0 $.',
    'AUC (no payment) is for a bill of $0 only.',
  ],
  [
    (texts) => texts.nothingToPay(),
    'Une facture de 0 $ n’a pas de mode de paiement : retirez --payment.',
    'A bill of $0 has no method of payment: leave out --payment.',
  ],
  [
    (texts) => texts.badQuantity('0'),
    '« 0 » n’est pas une quantité : un nombre plus grand que 0, deux décimales au plus, par exemple 2 ou 0,5.',
    '"0" is not a quantity: a number above 0, at most two decimals, for instance 2 or 0.5.',
  ],
  [
    (texts) => texts.badTaxes('XX', ['F', 'FP']),
    '« XX » n’est pas une marque de taxes : F, FP.',
    '"XX" is not a tax mark: F, FP.',
  ],
  [
    (texts) => texts.badShare('--discount', '110%'),
    '--discount attend une part de 0 % à 100 %, par exemple 10% : « 110% » n’en est pas une.',
    '--discount needs a share from 0% to 100%, for instance 10%: "110%" is none.',
  ],
  [
    (texts) => texts.discountTooLarge('Poutine'),
    'Le rabais sur « Poutine » est plus grand que son prix.',
    'The discount on "Poutine" is larger than its price.',
  ],
  [
    (texts) => texts.supplementMissing(),
    'Un article porte une taxe supplémentaire (S) : nommez-la, par exemple --alcohol-tax "Droit sur l’alcool:0.50".',
    'An item bears a supplementary tax (S): name it, for instance --alcohol-tax "Droit sur l’alcool:0.50".',
  ],
  [
    (texts) => texts.serviceNeedsGst(),
    'Les frais de service portent les deux taxes : un commerce sans numéro de TPS ne peut pas en imposer.',
    'A service charge bears both taxes: a business without a GST number cannot impose one.',
  ],
  [
    (texts) => texts.unknownOnlyInBars(),
    'INC (mode inconnu) ne convient qu’à un bar, pour ce qui se boit.',
    'INC (unknown method) is for bars only, for drinks.',
  ],
  [
    (texts) => texts.badInstalment(),
    'Le premier versement doit être plus grand que 0 $ et plus petit que le total.',
    'The first instalment must be more than $0 and less than the total.',
  ],
  [
    (texts) => texts.incoherent('mont.TPS'),
    'Revenu Québec refuserait cette facture, qui n’a pas été faite : mont.TPS',
    'Revenu Québec would refuse this bill, which was not made: mont.TPS',
  ],
  [
    (texts) => texts.sayYes(),
    'Il faut le confirmer : ajoutez --yes à la commande.',
    'Confirm by adding --yes to the command.',
  ],
  [(texts) => texts.notDone(), 'Rien n’a été fait.', 'Nothing was done.'],
  [
    (texts) => texts.foreignCertificate(),
    'Le certificat reçu n’est pas celui de cette caisse. Réessayez, puis appelez le soutien.',
    'The certificate received is not this till’s. Try again, then call support.',
  ],
  [
    (texts) => texts.badMerchantField('company_name', 'Café 北'),
    'À corriger dans le portail : nom du commerce (« Café 北 »). Ensuite : npm run terminal -- status',
    'Fix in the portal: company name ("Café 北"). Then: npm run terminal -- status',
  ],
  [
    (texts) => texts.badMerchantField('qr_base_url', 'x'),
    'À corriger dans le portail : qr_base_url (« x »). Ensuite : npm run terminal -- status',
    'Fix in the portal: qr_base_url ("x"). Then: npm run terminal -- status',
  ],
  [
    (texts) => texts.unreachable('http://127.0.0.1:3000'),
    'Comptoir ne répond pas à http://127.0.0.1:3000. Vérifiez le réseau, ou démarrez-le (npm start), puis recommencez.',
    'Comptoir is not responding at http://127.0.0.1:3000. Check the network, or start it (npm start), then try again.',
  ],
  [
    (texts) => texts.codeMissing(),
    'Il faut un code. Créez-le dans le portail, sous Appareils, puis : npm run terminal -- enrol --code XXXX-XXXX',
    'A code is needed. Create one in the portal, under Devices, then: npm run terminal -- enrol --code XXXX-XXXX',
  ],
  [
    (texts) => texts.badCode('7K2Q'),
    '« 7K2Q » n’est pas un code : huit lettres et chiffres, comme 7K2Q-9M4T.',
    '"7K2Q" is not a code: eight letters and digits, such as 7K2Q-9M4T.',
  ],
  [
    (texts) => texts.endsBeforeItBegins(),
    'Le dernier jour vient avant le premier : inversez --from et --to.',
    'The last day comes before the first: swap --from and --to.',
  ],
  [
    (texts) => texts.badFormat('xlsx'),
    '« xlsx » n’est pas un format : csv ou ndjson.',
    '"xlsx" is not a format: csv or ndjson.',
  ],
  [
    (texts) => texts.badDeviceNumber('2468'),
    '« 2468 » n’est pas un numéro d’appareil : douze chiffres, comme 2468-1357-9024.',
    '"2468" is not a device number: twelve digits, such as 2468-1357-9024.',
  ],
  [
    (texts) => texts.otherDeviceNumber('2468-1357-9024', '2468-1357-4711'),
    'Cet appareil porte déjà le numéro 2468-1357-9024 chez Comptoir, et le garde : 2468-1357-4711 est celui d’un autre appareil.',
    'At Comptoir this device already has number 2468-1357-9024, and keeps it: 2468-1357-4711 is that of another device.',
  ],
  [
    (texts) => texts.terminalBehind(),
    'Le dossier de la caisse a été remis à une copie plus ancienne : Comptoir a des factures qu’elle n’a plus, et elle doit les reprendre avant de facturer. Vérifiez le réseau, puis recommencez; aucune facture n’a été faite.',
    'The till’s folder was restored from an older copy: Comptoir has bills that it is missing, and it must take them back before it bills. Check the network, then try again; no bill was made.',
  ],
  [
    (texts) => texts.chainNotShared('caisse'),
    'La caisse « caisse » et Comptoir ont chacun des factures que l’autre n’a pas, comme lorsqu’un même dossier sert à deux endroits. Aucune facture n’a été faite. Pour vendre, reliez une autre caisse, qui commence sa propre chaîne : npm run terminal -- enrol --till caisse-2. Gardez ce dossier et appelez le soutien.',
    'Till "caisse" and Comptoir each have bills that the other is missing, as when one folder is used in two places. No bill was made. To sell, link another till, which begins a chain of its own: npm run terminal -- enrol --till caisse-2. Keep this folder and call support.',
  ],
  [
    (texts) => texts.billsWaitHere(1),
    '1 facture attend encore dans la caisse. Envoyez d’abord ce qui attend : npm run terminal -- send',
    '1 bill still waits in the till. Send what waits first: npm run terminal -- send',
  ],
  [
    (texts) => texts.billsWaitHere(2),
    '2 factures attendent encore dans la caisse. Envoyez d’abord ce qui attend : npm run terminal -- send',
    '2 bills still wait in the till. Send what waits first: npm run terminal -- send',
  ],
];

it.each(SENTENCES)('a command that stops says what to do, in either language: %#', (say, french, english) => {
  expect(plainSpaces(say(TEXTS.fr.errors))).toBe(french);
  expect(plainSpaces(say(TEXTS.en.errors))).toBe(english);
});
