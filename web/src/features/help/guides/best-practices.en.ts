/** The practices are rich text: their tags are those of `GUIDE_TAGS`. */
export const bestPracticesEn = {
  title: 'Best practices',
  lead: 'A few habits for smooth service and orderly records.',
  groups: {
    everyDay: {
      title: 'Every day',
      text: '<ul><li><b>Always give a receipt</b>, even for a bill of $0 and even when the customer does not ask.</li><li><b>Check the dashboard before you close.</b> “Waiting” should read 0.</li></ul>',
    },
    outage: {
      title: 'When the connection fails',
      text: '<ul><li><b>Keep selling.</b> Give the receipt even if it reads PROBLÈME DE COMMUNICATION.</li><li><b>Redo nothing, erase nothing.</b> The bills are signed and kept; they are sent automatically.</li><li><b>Keep an eye on the 48 hours.</b> <devices>Devices</devices> shows the age of the oldest waiting bill. If nothing has left after 24 hours, restart the connection, make a sale, then <contact>contact support</contact>.</li><li>To send them sooner, press <b>Send now</b> in the <logs>activity log</logs>.</li></ul>',
    },
    mistakes: {
      title: 'When you make a mistake',
      text: '<ul><li><b>A bill is never erased or changed.</b> Refund it: the device makes a credit note.</li><li>The printer jammed? Ask for a reproduction of the bill, not for a new sale.</li><li>To practise without selling, use a training bill, if your device offers it. It is sent to Revenu Québec but does not count.</li></ul>',
    },
    menu: {
      title: 'Menu and taxes',
      text: '<ul><li><b>Name each item by what it is.</b> “Miscellaneous” is not accepted. If a name stays general, keep your dated menus.</li><li><b>Do not touch the taxes by hand.</b> Only the GST and the QST that were created automatically are recognized, with the additional tax on alcohol. See the <taxes>tax guide</taxes>.</li><li>After each change, make a <test>test bill of $5</test>.</li></ul>',
    },
    devices: {
      title: 'Devices and certificates',
      text: '<ul><li><b>One certificate per device</b>, valid for five years. Renew it before it expires: <devices>Devices</devices> warns you.</li><li><b>Expired or revoked? Stop billing with this device</b> until it is renewed.</li><li>Never reset a device while bills are waiting on it.</li></ul>',
    },
    people: {
      title: 'People and access',
      text: '<ul><li><b>One code per employee</b>, never shared. Few administrators: their role may change settings at Clover.</li><li>Someone leaves? Remove their access on Clover’s site the same day.</li><li>In your <profile>profile</profile>, choose a long password, turn on two-step sign-in and close the sessions that you do not recognize.</li></ul>',
    },
    records: {
      title: 'Records',
      text: '<ul><li>Keep your records, in general, for six years after the last year that they concern.</li><li>The <logs>activity log</logs> says what became of each bill. It cannot be changed.</li><li>Closing for the season? First make sure that nothing is waiting.</li></ul>',
    },
  },
};

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    bestPractices: typeof bestPracticesEn;
  }
}
