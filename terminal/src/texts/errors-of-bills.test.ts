import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { ErrorTexts } from './errors.fr.ts';
import { TEXTS } from './language.ts';

/** Sentences about some facts, in French and in English. */
const SENTENCES: readonly [say: (texts: ErrorTexts) => string, french: string, english: string][] = [
  [
    (texts) => texts.tableMissing(),
    'Quelle table, ou quel numéro de facture? Par exemple : npm run terminal -- pay 12',
    'Which table, or which bill number? For instance: npm run terminal -- pay 12',
  ],
  [
    (texts) => texts.badTable('table six'),
    '« table six » n’est pas un numéro de table : de une à cinq lettres ou chiffres.',
    '"table six" is not a table number: one to five letters or digits.',
  ],
  [
    (texts) => texts.tableEmpty('12'),
    'Rien n’est commandé à la table 12 : ajoutez un article avec --line, ou annulez la facture.',
    'Nothing is ordered at table 12: add an item with --line, or cancel the bill.',
  ],
  [
    (texts) => texts.tableTaken('12'),
    'La table 12 a déjà une facture. Pour les réunir : npm run terminal -- group',
    'Table 12 already has a bill. To make one of the two: npm run terminal -- group',
  ],
  [
    (texts) => texts.nothingOpen('12'),
    'Aucune facture n’attend son paiement pour 12. Celles qui attendent : npm run terminal -- tables',
    'No bill is open for 12. The open ones: npm run terminal -- tables',
  ],
  [
    (texts) => texts.severalOpen('12', ['T000-1', 'T000-2']),
    'La table 12 a plusieurs factures : nommez la bonne par son numéro, T000-1, T000-2.',
    'Table 12 has several bills: name the right one by its number, T000-1, T000-2.',
  ],
  [
    (texts) => texts.severalNeeded(),
    'Nommez au moins deux factures différentes à réunir.',
    'Name at least two different bills to group.',
  ],
  [
    (texts) => texts.notATableBill('T000-3'),
    'T000-3 n’est pas une facture de table : elle ne se partage pas et ne se réunit pas.',
    'T000-3 is not the bill of a table: it cannot be split or grouped.',
  ],
  [(texts) => texts.splitNeedsTwo(), 'Un partage fait de 2 à 20 factures.', 'A split makes 2 to 20 bills.'],
  [
    (texts) => texts.noSuchItem('7', 3),
    '« 7 » n’est pas un article de la facture : de 1 à 3.',
    '"7" is not an item of the bill: from 1 to 3.',
  ],
  [
    (texts) => texts.moreThanDue('T000-3', '5,75 $'),
    'C’est plus que ce qui est dû sur T000-3 : 5,75 $.',
    'That is more than is due on T000-3: 5,75 $.',
  ],
  [
    (texts) => texts.instalmentInCoins(),
    'Un versement en argent comptant se compte en pièces : un multiple de 0,05 $. Le dernier est arrondi.',
    'A cash instalment is paid in coins: a multiple of $0.05. The last one is rounded.',
  ],
  [
    (texts) => texts.nothingPaid(),
    'Le versement doit être plus grand que 0 $.',
    'The instalment must be more than $0.',
  ],
  [
    (texts) => texts.reasonMissing(),
    'Dites pourquoi la facture est annulée, par exemple --reason "client parti".',
    'Say why the bill is cancelled, for instance --reason "client parti".',
  ],
  [
    (texts) => texts.sellerMissing(),
    'Ce que vend un tiers habituel (HAB) demande son nom, son numéro de TVQ et son adresse : --seller "Hot-dogs du port" --seller-qst 1234567890TQ0001 --seller-address "12, rue du Port, Québec, G1K 3Z4".',
    'What a usual third party sells (HAB) needs their name, QST number and address: --seller "Hot-dogs du port" --seller-qst 1234567890TQ0001 --seller-address "12, rue du Port, Québec, G1K 3Z4".',
  ],
  [
    (texts) => texts.sellerSellsNothing(),
    'Aucun article n’est marqué HAB : dites lequel vend le tiers habituel.',
    'No item is marked HAB: say which one the usual third party sells.',
  ],
  [
    (texts) => texts.oneSellerABill(),
    'Une facture n’a de place que pour un tiers habituel : faites deux factures.',
    'A bill has room for one usual third party: make two bills.',
  ],
  [
    (texts) => texts.oneBusinessABill(),
    'Une facture n’a de place que pour une entreprise qui achète : faites deux factures.',
    'A bill has room for one business that buys: make two bills.',
  ],
  [
    (texts) => texts.trainingApart(),
    'Une facture de formation ne se réunit pas à une vraie.',
    'A training bill is not grouped with a real one.',
  ],
  [
    (texts) => texts.sellerNotDeclared('1234567890TQ0001'),
    'Aucun tiers habituel au numéro de TVQ « 1234567890TQ0001 » n’est déclaré sur cette caisse : npm run terminal -- sellers les montre.',
    'No usual third party with the QST number "1234567890TQ0001" is declared on this till: npm run terminal -- sellers shows them.',
  ],
  [
    (texts) => texts.goodsMissing(),
    'Dites ce que vend le tiers habituel : --goods "Hot-dogs".',
    'Say what the usual third party sells: --goods "Hot-dogs".',
  ],
  [
    (texts) => texts.contractEndMissing(),
    'Dites quand le contrat prend fin : --until 2026-12-31.',
    'Say when the contract ends: --until 2026-12-31.',
  ],
  [
    (texts) => texts.contractEndsEarly(),
    'Le contrat prendrait fin avant d’entrer en vigueur : voyez --from et --until.',
    'The contract would end before it takes effect: see --from and --until.',
  ],
  [
    (texts) => texts.badPhone('123', 'phone'),
    '--phone attend un numéro de dix chiffres, avec le poste s’il y en a un, par exemple « 418 555-0123, poste 12 » : « 123 » ne convient pas.',
    '--phone needs a number of ten digits, with its extension if there is one, for instance "418 555-0123, ext. 12": "123" will not do.',
  ],
  [
    (texts) => texts.badPhone('118 555-0123', 'area-code'),
    '--phone : aucun numéro n’a l’indicatif régional de « 118 555-0123 ». Il commence par un chiffre de 2 à 9 et ne finit pas par 11, par exemple 418.',
    '--phone: no number has the area code of "118 555-0123". It begins with a digit from 2 to 9 and does not end in 11, for instance 418.',
  ],
  [
    (texts) => texts.badDeclared('--neq', '12'),
    '--neq attend dix chiffres : « 12 » ne convient pas.',
    '--neq needs ten digits: "12" will not do.',
  ],
  [
    (texts) => texts.badDeclared('--reason', 'renouveler'),
    '--reason attend nouveau, modification ou fin : « renouveler » ne convient pas.',
    '--reason needs new, change or end: "renouveler" will not do.',
  ],
  [
    (texts) => texts.badDeclared('--times', 'midi'),
    '--times attend jour, soir ou nuit, séparés par des virgules : « midi » ne convient pas.',
    '--times needs day, evening or night, with commas between: "midi" will not do.',
  ],
  [
    (texts) => texts.badDeclared('--phone', '12'),
    '--phone attend dix chiffres : « 12 » ne convient pas.',
    '--phone needs ten digits: "12" will not do.',
  ],
  [
    (texts) => texts.badDeclared('--extension', 'x'),
    '--extension attend de un à six chiffres : « x » ne convient pas.',
    '--extension needs one to six digits: "x" will not do.',
  ],
  [
    (texts) => texts.badDeclared('--goods', 'trop'),
    '--goods attend au plus 250 caractères : « trop » ne convient pas.',
    '--goods needs 250 characters at most: "trop" will not do.',
  ],
  [
    (texts) => texts.badDeclared('--often', 'trop'),
    '--often attend au plus 250 caractères : « trop » ne convient pas.',
    '--often needs 250 characters at most: "trop" will not do.',
  ],
  [
    (texts) => texts.badDeclared('--agreed', 'hier'),
    '--agreed attend une autre valeur : « hier » ne convient pas.',
    '--agreed needs another value: "hier" will not do.',
  ],
  [
    (texts) => texts.thirdPartiesOnlyInBars(),
    'Il n’y a de tiers habituels que dans un bar.',
    'Only bars have usual third parties.',
  ],
  [
    (texts) => texts.sellerOrBusiness(),
    'Une facture nomme le tiers habituel ou l’entreprise qui achète, pas les deux : faites deux factures.',
    'A bill names the usual third party or the business that buys, not both: make two bills.',
  ],
  [
    (texts) => texts.packageTaxesDiffer(),
    'Les articles d’un forfait portent les mêmes taxes : donnez-les à 0 $, ou faites un forfait de chaque sorte.',
    'The items of a package bear the same taxes: give them at $0, or make a package of each sort.',
  ],
  [
    (texts) => texts.businessMissing(),
    'Nommez l’entreprise qui achète : --business "Nom".',
    'Name the business that buys: --business "Name".',
  ],
  [
    (texts) => texts.contractMissing(),
    'Nommez le contrat ou le client : --contract C-2026-018.',
    'Name the contract or the customer: --contract C-2026-018.',
  ],
  [
    (texts) => texts.badDay('--date', 'demain'),
    '--date attend un jour, AAAA-MM-JJ : « demain » n’en est pas un.',
    '--date needs a day, YYYY-MM-DD: "demain" is none.',
  ],
  [
    (texts) => texts.otherKind('T000-3'),
    'T000-3 est d’une autre sorte : une estimation révise une estimation, une soumission une soumission.',
    'T000-3 is of another kind: an estimate revises an estimate, a quote a quote.',
  ],
  [
    (texts) => texts.unknownEmployee('Zoé', []),
    'Aucun employé de ce commerce n’est encore déclaré à Revenu Québec : voir le portail, Employés.',
    'No employee of this business is declared to Revenu Québec yet: see the portal, Employees.',
  ],
  [
    (texts) => texts.unknownEmployee('Zoé', ['Camille Roy', 'Alex Roy']),
    '« Zoé » n’est pas un employé déclaré. Employés : Camille Roy, Alex Roy.',
    '"Zoé" is not a declared employee. Employees: Camille Roy, Alex Roy.',
  ],
  [
    (texts) => texts.shiftRequired([]),
    'Chaque facture de ce commerce nomme son utilisateur, et aucun employé n’est encore déclaré à Revenu Québec : voir le portail, Employés; ou Renseignements du commerçant, pour ne plus l’exiger. Aucune facture n’a été faite.',
    'Every bill of this business names its user, and no employee is declared to Revenu Québec yet: see the portal, Employees; or Merchant information, to no longer require it. No bill was made.',
  ],
  [
    (texts) => texts.shiftRequired(['Camille Roy', 'Alex Roy']),
    'Chaque facture de ce commerce nomme son utilisateur, et aucun service n’est commencé. Aucune facture n’a été faite. Pour commencer : npm run terminal -- shift --user "Camille Roy" --code 1234',
    'Every bill of this business names its user, and no shift is started. No bill was made. To start: npm run terminal -- shift --user "Camille Roy" --code 1234',
  ],
  [
    (texts) => texts.employeeCodeMissing('Camille Roy'),
    'Il faut votre code, par exemple : npm run terminal -- shift --user "Camille Roy" --code 1234',
    'Your code is needed, for instance: npm run terminal -- shift --user "Camille Roy" --code 1234',
  ],
  [
    (texts) => texts.badEmployeeCode(),
    'Un code d’employé a de 4 à 12 chiffres.',
    'An employee code has 4 to 12 digits.',
  ],
  [
    (texts) => texts.wrongEmployeeCode(),
    'Ce n’est pas votre code. Si vous l’avez oublié, un administrateur de la caisse peut l’effacer : --forget.',
    'That is not your code. If you forgot it, an administrator of the till can clear it: --forget.',
  ],
  [
    (texts) => texts.notAnAdministrator('Alex Roy'),
    'Alex Roy n’administre pas la caisse et ne peut pas effacer le code de quelqu’un.',
    'Alex Roy does not administer the till and cannot clear the code of someone else.',
  ],
  [
    (texts) => texts.unknownBill('T000-9', 'caisse'),
    'La facture T000-9 n’est pas de la caisse « caisse ».',
    'Till "caisse" has no bill T000-9.',
  ],
  [
    (texts) => texts.noSaleYet('caisse'),
    'La caisse « caisse » n’a encore fait aucune facture.',
    'Till "caisse" has made no bill yet.',
  ],
  [
    (texts) => texts.creditOfCredit('T000-3'),
    'T000-3 est une note de crédit : elle ne se rembourse pas.',
    'T000-3 is a credit note: it cannot be refunded.',
  ],
  [
    (texts) => texts.notAReceipt('T000-3'),
    'T000-3 n’est pas une facture payée : elle ne se rembourse pas et ne se corrige pas.',
    'T000-3 is not a paid bill: it cannot be refunded or corrected.',
  ],
  [
    (texts) => texts.alreadyCredited('T000-3'),
    'La facture T000-3 a déjà été remboursée ou corrigée : elle ne se corrige plus.',
    'Bill T000-3 was already refunded or corrected: it can no longer be corrected.',
  ],
  [
    (texts) => texts.paidInParts('T000-3'),
    'La facture T000-3 est payée en plusieurs versements : elle ne se corrige pas.',
    'Bill T000-3 is paid in instalments: it cannot be corrected.',
  ],
  [
    (texts) => texts.creditNoteItems('T000-3'),
    'T000-3 est une note de crédit : seul son mode de paiement se corrige.',
    'T000-3 is a credit note: only its method of payment can be corrected.',
  ],
  [
    (texts) => texts.correctionMissing(),
    'Dites ce qui change : --payment CRE, ou les bons articles avec --line.',
    'Say what changes: --payment CRE, or the right items with --line.',
  ],
  [(texts) => texts.amountOrItems(), 'Un montant ou des articles, pas les deux.', 'An amount or items, not both.'],
  [
    (texts) => texts.badItems('deux'),
    '« deux » ne nomme pas un article : 2 pour tout le deuxième, 2x1 pour un seul.',
    '"deux" does not name an item: 2 for all of the second one, 2x1 for one of it.',
  ],
  [
    (texts) => texts.noItemOfThatNumber('T000-3', 4),
    'La facture T000-3 n’a pas d’article de ce numéro : de 1 à 4.',
    'Bill T000-3 has no item of that number: from 1 to 4.',
  ],
  [
    (texts) => texts.nothingLeft('T000-3'),
    'La facture T000-3 n’a plus rien à rembourser.',
    'Nothing is left to refund on bill T000-3.',
  ],
  [
    (texts) => texts.itemGivenBack('T000-3', 2, 'Poutine'),
    'L’article 2 de la facture T000-3 (Poutine) a déjà été remboursé.',
    'Item 2 of bill T000-3 (Poutine) has already been refunded.',
  ],
  [
    (texts) => texts.moneyGivenBack('T000-3'),
    'Tout l’argent reçu pour la facture T000-3 a déjà été rendu.',
    'All the money taken for bill T000-3 has already been given back.',
  ],
  [
    (texts) => texts.taxesDoNotFollow('T000-3'),
    'Les taxes de cette note de crédit ne suivraient pas de ses articles : rien n’a été signé. Remboursez des articles entiers de la facture T000-3, ou tout ce qui en reste.',
    'The taxes of this credit note would not follow from its items: nothing was signed. Refund whole items of bill T000-3, or all that is left of it.',
  ],
  [
    (texts) => texts.nothingAsked(),
    'Le montant à rembourser doit être plus grand que 0 $.',
    'The amount to refund must be more than $0.',
  ],
  [
    (texts) => texts.moreThanLeft('T000-3', '5,75 $'),
    'C’est plus que ce qui reste à rembourser de la facture T000-3 : 5,75 $ avant taxes.',
    'That is more than is left to refund on bill T000-3: 5,75 $ before taxes.',
  ],
  [
    (texts) => texts.onlyAllIsLeft('T000-3', '0,01 $'),
    'De la facture T000-3, il ne reste que 0,01 $ taxes comprises, dont aucune partie ne peut être remboursée seule. N’indiquez pas de montant pour tout rembourser.',
    'Of bill T000-3 only 0,01 $ is left, taxes included, and no part of it can be refunded. Leave out the amount to refund it all.',
  ],
  [
    (texts) => texts.moreThanPaid({ noTrans: 'T000-3', left: '20,00 $', typed: '20.00' }),
    'La facture T000-3 est payée en plusieurs versements. De ce qui est entré, 20,00 $ taxes comprises peuvent être remboursés : npm run terminal -- refund T000-3 20.00 --total',
    'Bill T000-3 is paid in instalments. Of what came in, 20,00 $ with taxes can be refunded: npm run terminal -- refund T000-3 20.00 --total',
  ],
  [
    (texts) => texts.contracts.missing(),
    'Quel contrat? Par exemple : npm run terminal -- contract C-2026-0018',
    'Which contract? For example: npm run terminal -- contract C-2026-0018',
  ],
  [
    (texts) => texts.contracts.nothingToSign('C-2026-0018'),
    'Rien de C-2026-0018 n’attend d’être signé par cette caisse. Vérifiez le numéro, ou demandez-le d’abord dans le portail. Voir ce qui attend : npm run terminal -- to-sign',
    'Nothing of C-2026-0018 waits to be signed by this till. Check the number, or ask for it in the portal first. See what waits: npm run terminal -- to-sign',
  ],
  [
    (texts) => texts.contracts.otherIsNext('C-2026-0018', 'contract'),
    'Pour C-2026-0018, un autre document passe avant (contrat) : signez-le d’abord. Voir : npm run terminal -- to-sign',
    'For C-2026-0018, another document comes first (contract): sign that one. See: npm run terminal -- to-sign',
  ],
  [
    (texts) => texts.contracts.signedBefore('C-2026-0018', 'T000-3'),
    'Ce document de C-2026-0018 est déjà signé : c’est T000-3. Il ne l’est pas une deuxième fois.',
    'This document of C-2026-0018 is signed already: it is T000-3. It is not signed a second time.',
  ],
  [
    (texts) => texts.contracts.followedAlready('T000-3'),
    'T000-3, que ce document suivrait, a déjà une suite ou n’attend plus rien dans cette caisse : rien n’a été signé.',
    'T000-3, which this document would follow, has been followed or waits for nothing in this till: nothing was signed.',
  ],
  [
    (texts) => texts.contracts.refundedByPortal('T000-3'),
    'T000-3 est un versement d’un contrat en cours : l’argent se remet en révisant ou en annulant le contrat dans le portail, puis en signant ici.',
    'T000-3 is an instalment of an open contract: to give money back, revise or cancel the contract in the portal, then sign here.',
  ],
  [
    (texts) => texts.contracts.amountsDiffer('1 011,78 $', '1 011,77 $'),
    'Le portail demande 1 011,78 $ et la caisse obtient 1 011,77 $. Rien n’a été signé : vérifiez les taxes du commerce, puis révisez l’estimation.',
    'The portal asks for 1 011,78 $ and the till comes to 1 011,77 $. Nothing was signed: check the taxes of the business, then revise the estimate.',
  ],
];

it.each(SENTENCES)(
  'a bill that is not made says why and what to do, in either language: %#',
  (say, french, english) => {
    expect(plainSpaces(say(TEXTS.fr.errors))).toBe(french);
    expect(plainSpaces(say(TEXTS.en.errors))).toBe(english);
  },
);
