export const HELP = `The till: it signs, prints and transmits bills.  (En français : --lang fr)

  npm run terminal -- <command> [options]

  enrol                        link a till to Comptoir
    --code XXXX-XXXX             the code created in the portal, under Devices
    --device-number 2468-1357-9024   the one that the device has already, from another system
    --demo                       take a code in the demo world
    --as bar@comptoir.test       that of this account, instead of the bistro's
  link                         the same as enrol
  renew                        renew the certificate, possible halfway through its life
  give-up                      give the certificate up: the till bills no more
    --yes                        do it without asking
  shift --user "Camille Roy"   start a shift: bills name who makes them
    --code 1234                  your code; the first one that you give is yours
    --forget "Alex Roy"          clear the code of someone else, for an administrator
  clock                        the till’s time, Comptoir’s, the last bill’s
    --confirm "2026-01-15 12:05"   bill all the same, at that date, for an administrator
    --user "Camille Roy" --code 1234   who confirms it, where someone administers the till
  sale <amount> …              make a bill, amount before taxes; 2x4.50: two at $4.50
    --total                      amounts include taxes
    --item "Soupe du jour"       what is sold
    --item burger:2 --with bacon   without an amount, an item of the menu, how many, and with what;
    --price 12.49                its price, where that is open; table takes the menu, too
    --line "2 x Poutine:12.49; sans oignons; bacon:1.50; rabais:-10%"
                                 an item, then what goes under it; as often as needed
                                 after the price, what it is when it is no meal:
                                 BOISSON, BIERE, SPIRITUEUX, AUTRE, DETAXE, EXONERE, BOULANGERIE;
                                 or its taxes: F, P, FP, FPS, NON; HORS: not covered;
                                 HAB: sold by a usual third party (bars), with
    --seller "Name" --seller-qst 1234567890TQ0001 --seller-address "12, rue du Port, Québec, G1K 3Z4"
    --package                    what is paid elsewhere, as part of a package: nothing is due
    --discount 10%               a discount on everything; 100% for a gift
    --service 15%                service charge, a share or an amount
    --alcohol-tax "Droit:0.50"   supplementary tax; without an amount when prices include it
    --payment ARG|CRE|DEB|…      method of payment (default: DEB, debit)
    --instalment 20.00           a first instalment
    --clients 4                  number of customers (default: 1)
    --tip 2.00                   tip
    --business "Name"            the bill is for a business
    --delivery, --platform, --online   delivered, ordered through a platform, paid online
    --training                   training: a true bill that does not count
  table <table> [amount] …     open the bill of a table, or add to it; options of sale
    --remove 2                   take the second item off
    --move 14                    change tables
    --hold                       record the order without printing
  menu                         what the portal’s menu offers, and when it was received
  tables                       what is not paid yet
  pay <table|number> [amount]  take the payment of a bill, or an instalment
    --payment, --tip             as for sale
    --silent                     without printing the receipt
  split <table|number>         split a bill: --by 3, in equal parts, or
    --bill 1,3 --bill 2          the items of each; an item named twice is shared
  group <table> <table> …      make one bill of several
    --table 12                   for which table
  cancel <table|number>        cancel an open bill
    --reason "client parti"      why
  left <table|number>          the customer left without paying
  abort [amount] …             give up an entry; options of sale
  refund [number] [amount]     refund the last sale, or the one of that number,
                               whole or for an amount before taxes
    --items 1,2x1                certain items: all of the first, one of the second
    --total, --payment           as for sale
  correct [number]             correct a paid bill or a credit note
    --payment CRE, --line …      what changes
  reprint [number]             print the last sale again, or the one of that number
  duplicate [number]           the same, for the business
  estimate, quote [number]     a caterer’s estimate or quote; options of sale
    --contract C-18 --for "Noces" --date 2026-06-20 --payable 2026-07-05 --guests 40
  to-sign                      what the portal asks to be signed, contract by contract
  estimate, contract, instalment, final <C-2026-0018>
                               show what the portal wrote, then sign it: the contract or its revision,
                               an instalment (even unasked: the next one of the schedule), the last payment
    --payment, --yes             as for sale; without asking
  cancel <C-2026-0018>         sign the cancellation that the portal asks for
  third-party --business "Name"  what an occasional third party supplies; options of sale
  declare-seller               declare a usual third party (bars) to Revenu Québec
    --seller, --seller-qst, --seller-address   as for sale
    --goods "Hot-dogs"           what they sell
    --agreed 2026-01-15 --from 2026-02-01   contract concluded, in effect (today, when nothing is said)
    --often "Fridays" --times day,evening,night   how often, at what times
    --phone 4185550123 --extension 12 --neq 1163456789
    --reason change              a contract that changes, or end --until 2026-12-31: the rest as before
  sellers [QST number]         the usual third parties declared, or the declaration of one
  report                       the user report, sent to Revenu Québec each time
    --year 2025                  the counters of last year
  export                       the till's own records: its bills as a sheet, with their sums, and its journal as it is
    --from 2026-01-01 --to 2026-01-31   of these days
    --format csv|ndjson          one of the two
    --folder exports             where to (default: exports, in the data folder)
  status                       state of the till
  send                         send what waits, now
  end-of-shift                 end the shift: send what waits
  simulate                     a busy noon, in the demo world
    --devices 5 --minutes 1      how many tills, for how long
    --rate 12                    bills per minute and till
    --seed 7                     the same noon every time

  Everywhere
    --till caisse                which till (default: the first one)
    --lang fr|en                 language of the till; bills are in French
    --qr, --no-qr                draw the QR code, or give its address only

  COMPTOIR_URL  address of Comptoir      DATA_DIR  data folder (.data)
`;
