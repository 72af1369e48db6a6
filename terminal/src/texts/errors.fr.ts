import { DECLARED_OPTIONS } from './declared-options.ts';
import type { ErrorCode } from '@comptoir/contract/errors';
import type { AuthorityError } from '../journal/journal-entry.ts';
import type { CertificateTrouble } from '../journal/terminal-state.ts';
import { CLOCK_ERRORS } from './clock.fr.ts';
import { MENU_ERRORS } from './menu.fr.ts';
import { CONTRACT_ERRORS } from './contracts.fr.ts';
import { asSentence } from './format.ts';
import { fieldName, refusal } from './refusals.fr.ts';

/** Reasons why a command stops, each in one sentence that says what to do. */
export const ERRORS = {
  contracts: CONTRACT_ERRORS,
  menu: MENU_ERRORS,
  clock: CLOCK_ERRORS,
  unknownCommand: (name: string) =>
    `La commande «\u00A0${name}\u00A0» n’existe pas. Voir\u00A0: npm run terminal -- help`,
  unknownOption: (name: string) =>
    `L’option ${name} n’existe pas pour cette commande. Voir\u00A0: npm run terminal -- help`,
  optionNeedsValue: (name: string) => `L’option ${name} attend une valeur.`,
  tooManyArguments: (text: string) => `«\u00A0${text}\u00A0» est de trop. Voir\u00A0: npm run terminal -- help`,
  badNumber: (name: string, least: number, most: number) => `${name} doit être un nombre entier de ${least} à ${most}.`,
  badLanguage: (text: string) => `La langue «\u00A0${text}\u00A0» n’est pas offerte\u00A0: fr ou en.`,
  badAddress: (text: string) => `COMPTOIR_URL n’est pas une adresse\u00A0: ${text}`,
  badTerminalName: (name: string) =>
    `«\u00A0${name}\u00A0» ne peut pas nommer une caisse\u00A0: lettres minuscules, chiffres et traits d’union, 32 au plus.`,
  unknownTerminal: (name: string, terminals: readonly string[]) =>
    terminals.length === 0
      ? `La caisse «\u00A0${name}\u00A0» n’est pas reliée. La relier\u00A0: npm run terminal -- enrol --till ${name}`
      : `La caisse «\u00A0${name}\u00A0» n’est pas reliée. Caisses reliées\u00A0: ${terminals.join(', ')}.`,
  noTerminal: () => 'Aucune caisse n’est encore reliée. En relier une\u00A0: npm run terminal -- enrol',
  notLinked: (name: string) =>
    `La caisse «\u00A0${name}\u00A0» n’est pas encore reliée\u00A0: npm run terminal -- enrol --till ${name}`,
  terminalBusy: (name: string, pid: number) =>
    `La caisse «\u00A0${name}\u00A0» est occupée par un autre programme (processus ${pid}). Réessayez quand il aura fini.`,
  damagedFile: (path: string) => `Le fichier ${path} est abîmé. Remettez-en une copie de sauvegarde.`,
  damagedJournal: (path: string, offset: number) =>
    `Le journal ${path} est abîmé à l’octet ${offset}. Remettez-en une copie de sauvegarde; aucune facture n’a été faite.`,
  diskFull: (path: string) => `Le disque est plein (${path}). Libérez de l’espace, puis recommencez.`,
  notWritable: (path: string) => `Impossible d’écrire dans ${path}\u00A0: vérifiez les droits de ce dossier.`,
  diskFailed: (path: string, code: string) => `Le disque ne répond pas comme il faut (${code}, ${path}).`,
  internal: (message: string) => `Une erreur que la caisse ne connaît pas l’a arrêtée\u00A0: ${message}`,

  amountMissing: () => 'Il manque un montant, par exemple\u00A0: npm run terminal -- sale 12.49',
  badAmount: (text: string) =>
    `«\u00A0${text}\u00A0» n’est pas un montant\u00A0: deux décimales au plus, par exemple 12.49.`,
  negativeAmount: (text: string) =>
    `«\u00A0${text}\u00A0» est négatif. Pour rembourser\u00A0: npm run terminal -- refund`,
  amountTooLarge: () => 'Ce montant est trop grand\u00A0: une facture ne dépasse pas 999\u00A0999\u00A0999,99\u00A0$.',
  badLine: (text: string) =>
    `«\u00A0${text}\u00A0» n’est pas une ligne\u00A0: écrivez «\u00A0article:prix\u00A0», par exemple "Poutine:12.49".`,
  readsOtherwise: (text: string, proposal: string) =>
    proposal === ''
      ? `Revenu Québec ne peut pas recevoir «\u00A0${text}\u00A0»\u00A0: écrivez-le en lettres latines.`
      : `Revenu Québec ne peut pas recevoir «\u00A0${text}\u00A0» tel quel. Vous pouvez écrire, par exemple\u00A0: «\u00A0${proposal}\u00A0».`,
  badDescription: (text: string) =>
    `«\u00A0${text}\u00A0» ne décrit pas un article\u00A0: il faut au moins deux lettres.`,
  tooManyLines: (most: number) => `Une facture a ${most} lignes au plus.`,
  unknownPayment: (text: string, known: readonly string[]) =>
    `Le mode de paiement «\u00A0${text}\u00A0» n’existe pas. Modes offerts\u00A0: ${known.join(', ')}.`,
  paymentNeeded: () => 'AUC (aucun paiement) ne convient qu’à une facture de 0\u00A0$.',
  nothingToPay: () => 'Une facture de 0\u00A0$ n’a pas de mode de paiement\u00A0: retirez --payment.',

  badQuantity: (text: string) =>
    `«\u00A0${text}\u00A0» n’est pas une quantité\u00A0: un nombre plus grand que 0, deux décimales au plus, par exemple 2 ou 0,5.`,
  badTaxes: (text: string, known: readonly string[]) =>
    `«\u00A0${text}\u00A0» n’est pas une marque de taxes\u00A0: ${known.join(', ')}.`,
  badShare: (name: string, text: string) =>
    `${name} attend une part de 0\u00A0% à 100\u00A0%, par exemple 10%\u00A0: «\u00A0${text}\u00A0» n’en est pas une.`,
  discountTooLarge: (item: string) => `Le rabais sur «\u00A0${item}\u00A0» est plus grand que son prix.`,
  supplementMissing: () =>
    'Un article porte une taxe supplémentaire (S)\u00A0: nommez-la, par exemple --alcohol-tax "Droit sur l’alcool:0.50".',
  serviceNeedsGst: () =>
    'Les frais de service portent les deux taxes\u00A0: un commerce sans numéro de TPS ne peut pas en imposer.',
  unknownOnlyInBars: () => 'INC (mode inconnu) ne convient qu’à un bar, pour ce qui se boit.',
  badInstalment: () => 'Le premier versement doit être plus grand que 0\u00A0$ et plus petit que le total.',
  incoherent: (errors: string) => `Revenu Québec refuserait cette facture, qui n’a pas été faite\u00A0: ${errors}`,

  tableMissing: () => 'Quelle table, ou quel numéro de facture? Par exemple\u00A0: npm run terminal -- pay 12',
  badTable: (text: string) =>
    `«\u00A0${text}\u00A0» n’est pas un numéro de table\u00A0: de une à cinq lettres ou chiffres.`,
  tableEmpty: (table: string) =>
    `Rien n’est commandé à la table ${table}\u00A0: ajoutez un article avec --line, ou annulez la facture.`,
  tableTaken: (table: string) =>
    `La table ${table} a déjà une facture. Pour les réunir\u00A0: npm run terminal -- group`,
  nothingOpen: (named: string) =>
    `Aucune facture n’attend son paiement pour ${named}. Celles qui attendent\u00A0: npm run terminal -- tables`,
  severalOpen: (table: string, numbers: readonly string[]) =>
    `La table ${table} a plusieurs factures\u00A0: nommez la bonne par son numéro, ${numbers.join(', ')}.`,
  severalNeeded: () => 'Nommez au moins deux factures différentes à réunir.',
  notATableBill: (noTrans: string) =>
    `${noTrans} n’est pas une facture de table\u00A0: elle ne se partage pas et ne se réunit pas.`,
  splitNeedsTwo: () => 'Un partage fait de 2 à 20 factures.',
  noSuchItem: (text: string, most: number) =>
    `«\u00A0${text}\u00A0» n’est pas un article de la facture\u00A0: de 1 à ${most}.`,
  moreThanDue: (noTrans: string, due: string) => `C’est plus que ce qui est dû sur ${noTrans}\u00A0: ${due}.`,
  instalmentInCoins: () =>
    'Un versement en argent comptant se compte en pièces\u00A0: un multiple de 0,05\u00A0$. Le dernier est arrondi.',
  nothingPaid: () => 'Le versement doit être plus grand que 0\u00A0$.',
  reasonMissing: () => 'Dites pourquoi la facture est annulée, par exemple --reason "client parti".',
  sellerMissing: () =>
    'Ce que vend un tiers habituel (HAB) demande son nom, son numéro de TVQ et son adresse\u00A0: --seller "Hot-dogs du port" --seller-qst 1234567890TQ0001 --seller-address "12, rue du Port, Québec, G1K 3Z4".',
  sellerSellsNothing: () => 'Aucun article n’est marqué HAB\u00A0: dites lequel vend le tiers habituel.',
  oneSellerABill: () => 'Une facture n’a de place que pour un tiers habituel\u00A0: faites deux factures.',
  oneBusinessABill: () => 'Une facture n’a de place que pour une entreprise qui achète\u00A0: faites deux factures.',
  trainingApart: () => 'Une facture de formation ne se réunit pas à une vraie.',
  sellerNotDeclared: (qstNumber: string) =>
    `Aucun tiers habituel au numéro de TVQ «\u00A0${qstNumber}\u00A0» n’est déclaré sur cette caisse\u00A0: npm run terminal -- sellers les montre.`,
  goodsMissing: () => 'Dites ce que vend le tiers habituel\u00A0: --goods "Hot-dogs".',
  contractEndMissing: () => 'Dites quand le contrat prend fin\u00A0: --until 2026-12-31.',
  contractEndsEarly: () => 'Le contrat prendrait fin avant d’entrer en vigueur\u00A0: voyez --from et --until.',
  badPhone: (text: string, fault: 'phone' | 'area-code') =>
    fault === 'area-code'
      ? `--phone\u00A0: aucun numéro n’a l’indicatif régional de «\u00A0${text}\u00A0». Il commence par un chiffre de 2 à 9 et ne finit pas par 11, par exemple 418.`
      : `--phone attend un numéro de dix chiffres, avec le poste s’il y en a un, par exemple «\u00A0418 555-0123, poste 12\u00A0»\u00A0: «\u00A0${text}\u00A0» ne convient pas.`,
  badDeclared: (option: string, text: string) =>
    `${option} attend ${DECLARED_OPTIONS.fr[option] ?? 'une autre valeur'}\u00A0: «\u00A0${text}\u00A0» ne convient pas.`,
  thirdPartiesOnlyInBars: () => 'Il n’y a de tiers habituels que dans un bar.',
  sellerOrBusiness: () =>
    'Une facture nomme le tiers habituel ou l’entreprise qui achète, pas les deux\u00A0: faites deux factures.',
  packageTaxesDiffer: () =>
    'Les articles d’un forfait portent les mêmes taxes\u00A0: donnez-les à 0\u00A0$, ou faites un forfait de chaque sorte.',
  businessMissing: () => 'Nommez l’entreprise qui achète\u00A0: --business "Nom".',
  contractMissing: () => 'Nommez le contrat ou le client\u00A0: --contract C-2026-018.',
  badDay: (name: string, text: string) =>
    `${name} attend un jour, AAAA-MM-JJ\u00A0: «\u00A0${text}\u00A0» n’en est pas un.`,
  otherKind: (noTrans: string) =>
    `${noTrans} est d’une autre sorte\u00A0: une estimation révise une estimation, une soumission une soumission.`,

  unknownEmployee: (name: string, names: readonly string[]) =>
    names.length === 0
      ? 'Aucun employé de ce commerce n’est encore déclaré à Revenu Québec\u00A0: voir le portail, Employés.'
      : `«\u00A0${name}\u00A0» n’est pas un employé déclaré. Employés\u00A0: ${names.join(', ')}.`,
  shiftRequired: (names: readonly string[]) =>
    names.length === 0
      ? 'Chaque facture de ce commerce nomme son utilisateur, et aucun employé n’est encore déclaré à Revenu Québec\u00A0: voir le portail, Employés; ou Renseignements du commerçant, pour ne plus l’exiger. Aucune facture n’a été faite.'
      : `Chaque facture de ce commerce nomme son utilisateur, et aucun service n’est commencé. Aucune facture n’a été faite. Pour commencer\u00A0: npm run terminal -- shift --user "${names[0] ?? ''}" --code 1234`,
  employeeCodeMissing: (user: string) =>
    `Il faut votre code, par exemple\u00A0: npm run terminal -- shift --user "${user}" --code 1234`,
  badEmployeeCode: () => 'Un code d’employé a de 4 à 12 chiffres.',
  wrongEmployeeCode: () =>
    'Ce n’est pas votre code. Si vous l’avez oublié, un administrateur de la caisse peut l’effacer\u00A0: --forget.',
  notAnAdministrator: (name: string) =>
    `${name} n’administre pas la caisse et ne peut pas effacer le code de quelqu’un.`,

  unknownBill: (noTrans: string, terminal: string) =>
    `La facture ${noTrans} n’est pas de la caisse «\u00A0${terminal}\u00A0».`,
  noSaleYet: (terminal: string) => `La caisse «\u00A0${terminal}\u00A0» n’a encore fait aucune facture.`,
  creditOfCredit: (noTrans: string) => `${noTrans} est une note de crédit\u00A0: elle ne se rembourse pas.`,
  notAReceipt: (noTrans: string) =>
    `${noTrans} n’est pas une facture payée\u00A0: elle ne se rembourse pas et ne se corrige pas.`,
  alreadyCredited: (noTrans: string) =>
    `La facture ${noTrans} a déjà été remboursée ou corrigée\u00A0: elle ne se corrige plus.`,
  paidInParts: (noTrans: string) =>
    `La facture ${noTrans} est payée en plusieurs versements\u00A0: elle ne se corrige pas.`,
  creditNoteItems: (noTrans: string) =>
    `${noTrans} est une note de crédit\u00A0: seul son mode de paiement se corrige.`,
  correctionMissing: () => 'Dites ce qui change\u00A0: --payment CRE, ou les bons articles avec --line.',
  amountOrItems: () => 'Un montant ou des articles, pas les deux.',
  badItems: (text: string) =>
    `«\u00A0${text}\u00A0» ne nomme pas un article\u00A0: 2 pour tout le deuxième, 2x1 pour un seul.`,
  noItemOfThatNumber: (noTrans: string, most: number) =>
    `La facture ${noTrans} n’a pas d’article de ce numéro\u00A0: de 1 à ${most}.`,
  nothingLeft: (noTrans: string) => `La facture ${noTrans} n’a plus rien à rembourser.`,
  itemGivenBack: (noTrans: string, number: number, name: string) =>
    `L’article ${number} de la facture ${noTrans} (${name}) a déjà été remboursé.`,
  moneyGivenBack: (noTrans: string) => `Tout l’argent reçu pour la facture ${noTrans} a déjà été rendu.`,
  taxesDoNotFollow: (noTrans: string) =>
    `Les taxes de cette note de crédit ne suivraient pas de ses articles\u00A0: rien n’a été signé. Remboursez des articles entiers de la facture ${noTrans}, ou tout ce qui en reste.`,
  nothingAsked: () => 'Le montant à rembourser doit être plus grand que 0\u00A0$.',
  moreThanLeft: (noTrans: string, left: string) =>
    `C’est plus que ce qui reste à rembourser de la facture ${noTrans}\u00A0: ${left} avant taxes.`,
  onlyAllIsLeft: (noTrans: string, left: string) =>
    `De la facture ${noTrans}, il ne reste que ${left} taxes comprises, dont aucune partie ne peut être remboursée seule. N’indiquez pas de montant pour tout rembourser.`,
  moreThanPaid: ({ noTrans, left, typed }: { noTrans: string; left: string; typed: string }) =>
    `La facture ${noTrans} est payée en plusieurs versements. De ce qui est entré, ${left} taxes comprises peuvent être remboursés\u00A0: npm run terminal -- refund ${noTrans} ${typed} --total`,

  certificateTrouble: (trouble: CertificateTrouble, terminal: string) =>
    `*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. ${describeTrouble(trouble)}\u00A0: la caisse ne peut plus facturer. Demander un autre certificat\u00A0: npm run terminal -- enrol --till ${terminal}`,
  terminalBehind: () =>
    'Le dossier de la caisse a été remis à une copie plus ancienne\u00A0: Comptoir a des factures qu’elle n’a plus, et elle doit les reprendre avant de facturer. Vérifiez le réseau, puis recommencez; aucune facture n’a été faite.',
  chainNotShared: (terminal: string) =>
    `La caisse «\u00A0${terminal}\u00A0» et Comptoir ont chacun des factures que l’autre n’a pas, comme lorsqu’un même dossier sert à deux endroits. Aucune facture n’a été faite. Pour vendre, reliez une autre caisse, qui commence sa propre chaîne\u00A0: npm run terminal -- enrol --till caisse-2. Gardez ce dossier et appelez le soutien.`,
  certificateRefused: (errors: readonly AuthorityError[], command: string) =>
    [
      'Revenu Québec refuse le certificat de cette caisse.',
      ...errors.map(describeError),
      ...(errors.some(({ merchantField }) => merchantField === 'authorization_code')
        ? [
            'Un code reçu depuis moins de 90 minutes n’est peut-être pas encore actif\u00A0: attendez, puis recommencez.',
          ]
        : []),
      errors.some(({ merchantField }) => merchantField !== null)
        ? `Corrigez ce qui est indiqué, puis\u00A0: npm run terminal -- ${command}`
        : `Recommencez plus tard, ou appelez le soutien\u00A0: npm run terminal -- ${command}`,
    ].join('\n'),
  revocationRefused: (errors: readonly AuthorityError[]) =>
    ['Revenu Québec refuse de mettre fin à ce certificat.', ...errors.map(describeError)].join('\n'),
  billsWaitHere: (count: number) =>
    `${count} ${count > 1 ? 'factures attendent' : 'facture attend'} encore dans la caisse. Envoyez d’abord ce qui attend\u00A0: npm run terminal -- send`,
  sayYes: () => 'Il faut le confirmer\u00A0: ajoutez --yes à la commande.',
  notDone: () => 'Rien n’a été fait.',
  foreignCertificate: () => 'Le certificat reçu n’est pas celui de cette caisse. Réessayez, puis appelez le soutien.',

  badMerchantField: (field: string, value: string) =>
    `À corriger dans le portail\u00A0: ${fieldName(field)} («\u00A0${value}\u00A0»). Ensuite\u00A0: npm run terminal -- status`,
  unreachable: (url: string) =>
    `Comptoir ne répond pas à ${url}. Vérifiez le réseau, ou démarrez-le (npm start), puis recommencez.`,
  codeMissing: () =>
    'Il faut un code. Créez-le dans le portail, sous Appareils, puis\u00A0: npm run terminal -- enrol --code XXXX-XXXX',
  badCode: (text: string) =>
    `«\u00A0${text}\u00A0» n’est pas un code\u00A0: huit lettres et chiffres, comme 7K2Q-9M4T.`,
  endsBeforeItBegins: () => 'Le dernier jour vient avant le premier\u00A0: inversez --from et --to.',
  badFormat: (text: string) => `«\u00A0${text}\u00A0» n’est pas un format\u00A0: csv ou ndjson.`,
  badDeviceNumber: (text: string) =>
    `«\u00A0${text}\u00A0» n’est pas un numéro d’appareil\u00A0: douze chiffres, comme 2468-1357-9024.`,
  otherDeviceNumber: (known: string, typed: string) =>
    `Cet appareil porte déjà le numéro ${known} chez Comptoir, et le garde\u00A0: ${typed} est celui d’un autre appareil.`,
  refusedBy: (code: ErrorCode, fields: readonly string[]) => refusal(code, fields),
};
export type ErrorTexts = typeof ERRORS;

function describeTrouble(trouble: CertificateTrouble): string {
  switch (trouble.kind) {
    case 'expired':
      return `Le certificat de la caisse a expiré le ${trouble.day}`;
    case 'revoked':
      return 'Le certificat de la caisse a été révoqué';
    case 'refused':
      return `Revenu Québec refuse le certificat de la caisse (${trouble.id})`;
  }
}

/** One error of the authority: its id and code, our explanation, and the field of the portal that fixes it. */
function describeError({ id, codRetour, message, explanation, merchantField }: AuthorityError): string {
  const code = codRetour === null ? '' : `[${codRetour}]`;
  const why = explanation?.fr ?? message;
  if (merchantField === null) return `  ${id}${code}\u00A0: ${why}`;
  return `  ${id}${code}\u00A0: ${asSentence(why)} À corriger dans le portail\u00A0: ${fieldName(merchantField)}.`;
}
