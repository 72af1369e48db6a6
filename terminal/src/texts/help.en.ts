export const HELP = `The till: it signs, prints and transmits bills.  (En français : --lang fr)

  npm run terminal -- <command> [options]

  enrol                        link a till to Comptoir
    --code XXXX-XXXX             the code created in the portal, under Devices
    --demo                       take a code in the demo world
  link                         the same as enrol
  renew                        renew the certificate, possible halfway through its life
  give-up                      give the certificate up: the till bills no more
    --yes                        do it without asking
  sale <amount>                make a bill, amount before taxes
    --total                      amounts include taxes
    --item "Soupe du jour"       what is sold
    --line "Poutine:12.49"       an item and its price; as often as needed
    --payment ARG|CRE|DEB|…      method of payment (default: DEB, debit)
    --clients 4                  number of customers (default: 1)
    --tip 2.00                   tip
    --training                   training: a true bill that does not count
  refund [number] [amount]     refund the last sale, or the one of that number,
                               whole or for an amount before taxes
    --total, --payment           as for sale
  reprint [number]             print the last sale again, or the one of that number
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
