/** Answers are rich text: their tags are those of `GUIDE_TAGS`. */
export const faqEn = {
  title: 'Frequently asked questions',
  lead: 'An outage, an error code, an employee to add: search for a word or browse the list.',
  search: 'Search for an answer',
  placeholder: 'outage, 429, refund…',
  count: '{count, plural, =0 {No answer found} one {# answer} other {# answers}}',
  noMatch: 'Try another word. If the answer is not here, <contact>contact support</contact>.',
  link: 'Link to this answer',
  groups: {
    sending: 'Outages and sending',
    certificate: 'Certificate and error codes',
    terminal: 'Devices and employees',
    selling: 'Sales and refunds',
    caterers: 'Caterers’ estimates and contracts',
    account: 'Account and subscription',
  },
  items: {
    outage: {
      question: 'The Internet is down. Can I keep selling?',
      answer:
        '<p><b>Yes, keep selling and handing out receipts.</b> The device signs each bill and keeps it safe. The receipt then reads PROBLÈME DE COMMUNICATION, as it should.</p><p>When the connection returns, the bills are sent in order, once each. You have nothing to redo. The device sends its own with the next sale or at the end of the shift.</p>',
    },
    'communication-problem': {
      question: 'The receipt reads “PROBLÈME DE COMMUNICATION”. What should I do?',
      answer:
        '<p><b>Give it to the customer. Do not make the sale again.</b> The words only mean that Revenu Québec did not answer in time. The bill is signed and kept.</p><p>Later, the <logs>activity log</logs> shows it as accepted.</p>',
    },
    'send-now': {
      question: 'Bills are waiting. How do I send them right away?',
      answer:
        '<ol><li>Open the <transmission>Transmissions</transmission> screen, which is the management of sending transactions, or the <logs>activity log</logs>.</li><li>In the banner that counts the waiting bills, press <b>Send now</b>.</li><li>The log shows what has been accepted.</li></ol><p>Even without this button, they are sent automatically as soon as the connection returns.</p>',
    },
    'forty-eight-hours': {
      question: 'How long do I have to send my bills?',
      answer:
        '<p><b>48 hours.</b> The <devices>Devices</devices> screen shows the age of the oldest waiting bill. It warns you at 24 hours, then at 42 hours.</p><ol><li>Check that the device is on and connected to the Internet.</li><li>Make the next sale or end the shift: the device then sends all it holds.</li><li>If nothing leaves, <contact>contact support</contact>.</li></ol>',
    },
    'sale-not-in-log': {
      question: 'A sale is not in the log. Is it lost?',
      answer:
        '<p><b>No: it is still on the device.</b> A device that is offline keeps its bills and sends them with the next sale.</p><p>The <devices>Devices</devices> screen shows when each device was last seen. Erase nothing on it in the meantime.</p>',
    },
    certificate: {
      question: 'What is the certificate?',
      answer:
        '<p>It is the key with which the device signs your bills. Revenu Québec issues one per device, for five years. It can be renewed once half of its life has passed.</p><p>Its state is on the <devices>Devices</devices> screen. If it is expired or revoked, <b>stop billing with this device</b> until it is renewed: the receipt would read CERTIFICAT INVALIDE.</p>',
    },
    'no-certificate': {
      question: 'My device has no certificate. What should I do?',
      answer:
        '<ol><li>Check that nothing is missing from the <merchant>merchant information</merchant>.</li><li>Under <devices>Devices</devices>, create a code and enter it on the device: it then asks for its certificate.</li><li>If the request is refused, note the error code: <code429>429</code429>, <code430>430</code430> and <code614>614</code614> are explained here.</li></ol>',
    },
    'error-429': {
      question: 'Error JW00B999429E[16]: the authorization code is refused',
      answer:
        '<p>Revenu Québec does not know your authorization code.</p><ol><li>Compare it, character by character, with the one shown in My Account for businesses.</li><li>Have it corrected in the <merchant>merchant information</merchant>.</li><li>Refresh the device, so that it asks again.</li></ol><p>A brand-new code may take up to 90 minutes to become active.</p>',
    },
    'error-430': {
      question: 'Error JW00B999430E[16]: the tax number is refused',
      answer:
        '<p>The QST number is not that of the business that received the authorization code.</p><ol><li>Compare it with your documents from Revenu Québec. It is written as ten digits, TQ, then four digits.</li><li>Have it corrected in the <merchant>merchant information</merchant>.</li><li>Refresh the device.</li></ol>',
    },
    'error-614': {
      question: 'Error JW00B999614E[16]: the file number is refused',
      answer:
        '<p>The file number does not go with your authorization code.</p><ol><li>Check its form: ER and four digits. If you have only one establishment, try <b>ER0001</b>.</li><li>Take the file and the code of the same establishment, those that Revenu Québec gave you together.</li><li>Have it corrected in the <merchant>merchant information</merchant>, then refresh the device.</li></ol>',
    },
    employees: {
      question: 'How do I add an employee?',
      answer:
        '<ol><li>Open the site of Clover, your provider.</li><li>Create the employee with their full name, their role and their device access code.</li><li>The employee appears under <employees>Employees</employees> automatically, and is declared to Revenu Québec automatically.</li></ol><p>One code per person: do not lend it.</p>',
    },
    'link-device': {
      question: 'How do I link a new device?',
      answer:
        '<ol><li>Under <devices>Devices</devices>, press <b>Link a device</b> and give it a name.</li><li>You receive a code. It works once and is valid for 15 minutes.</li><li>Enter it on the device. The screen tells you when it is done.</li></ol>',
    },
    'device-numbers': {
      question: 'Where are the device number and the serial number?',
      answer:
        '<p>On the <devices>Devices</devices> screen. The <b>device number</b> comes from Revenu Québec with the first certificate; it never changes. The <b>Android serial number</b> is the one its maker gave it.</p>',
    },
    'time-zone': {
      question: 'My business is in the Magdalen Islands. Which time is shown?',
      answer:
        '<p>That of your business, if its time zone is Atlantic. Check it in the <merchant>merchant information</merchant>: it is also in your certificate.</p><p>The time that Revenu Québec puts on a receipt is always Québec City’s.</p>',
    },
    'test-bill': {
      question: 'How do I know that everything works?',
      answer:
        '<p>Make a test bill of $5, verify the receipt, then refund it. The <test>installation guide</test> guides you and checks the bill off as soon as Revenu Québec has accepted it.</p>',
    },
    refund: {
      question: 'How do I refund a customer?',
      answer:
        '<ol><li>On the device, find the bill and choose the refund, in whole or in part.</li><li>The device makes a <b>credit note</b>, signed and sent like a bill.</li><li>Give it to the customer.</li></ol><p>A bill that has been made is neither erased nor changed.</p>',
    },
    tip: {
      question: 'How do I enter a tip?',
      answer:
        '<p>On the device, with the sale. The tip is sent to Revenu Québec with the bill, under the name of the person who served. It is <b>part of neither the total nor the taxes</b>, and your sales reports show it apart.</p>',
    },
    printer: {
      question: 'The printer printed nothing. Must I make the sale again?',
      answer:
        '<p><b>No: the sale is already there.</b> Fix the printer, then request a <b>reproduction</b> of the bill. It has the same number.</p>',
    },
    taxes: {
      question: 'The taxes on a receipt look wrong. What should I check?',
      answer:
        '<p>Only the GST of {gst} and the QST of {qst} that were created automatically are recognized, with the additional tax on alcohol. A tax added by hand is not.</p><p>Follow the <taxes>tax guide</taxes>: an item of $5 must come to {total}.</p>',
    },
    'item-names': {
      question: 'May I sell an item named “Miscellaneous”?',
      answer:
        '<p><b>No.</b> Each item must say what is sold: “Soup of the day”, “Filter coffee”. If a name stays general, keep your dated menus.</p>',
    },
    estimate: {
      question: 'Caterers: how is an estimate accepted?',
      answer:
        '<ol><li>Say in the <merchant>merchant information</merchant> that you are a caterer.</li><li>Under <estimates>Estimates</estimates>, describe the event, what you offer, the deposit, the instalments and your terms.</li><li>Send it. The customer reads it by a link, without an account: accepts it, declines it, or proposes a change.</li></ol><p>What is accepted on paper is written down in the estimate. An estimate that was sent does not change any more: revise it, and the new revision replaces it.</p>',
    },
    'sign-contract': {
      question: 'Caterers: where is a contract signed, and how is the deposit paid?',
      answer:
        '<p><b>On the device, never in the portal.</b> An accepted estimate becomes a contract, which waits for the device.</p><ol><li>On the device, open what waits to be signed, read the contract and sign it.</li><li>Under <contracts>Contracts</contracts>, ask for the deposit, for each instalment, then for the last payment.</li><li>The device takes and signs each in its turn.</li></ol><p>Anything extra ordered on the day goes on a separate bill. While the device is offline the document waits: nothing is shown as signed.</p>',
    },
    'change-contract': {
      question: 'Caterers: the customer changes or cancels the event. What now?',
      answer:
        '<p><b>To change it</b>, revise the estimate and have the revision accepted. The device then signs the revised contract, with what was paid already.</p><p><b>To cancel it</b>, open the contract under <contracts>Contracts</contracts>, give the reason and what your terms let you keep. The device gives the rest back with a credit note; what is kept stays a sale.</p>',
    },
    password: {
      question: 'I have forgotten my password',
      answer:
        '<ol><li>On the sign-in screen, follow “Forgot your password?” and give your email address.</li><li>You receive a temporary password. It works once and is valid for one hour.</li><li>Sign in, then choose a new password of at least 12 characters.</li></ol><p>Your old password still works until the temporary one has been used.</p>',
    },
    'protect-account': {
      question: 'How do I protect my account better?',
      answer:
        '<p>In your <profile>profile</profile>, turn on two-step sign-in, look at your open sessions and close those that you do not recognize.</p>',
    },
    'support-access': {
      question: 'Can someone from support enter my account?',
      answer:
        '<p>An administrator or your partner may act on your behalf to help you: for 30 minutes at most, with a reason. They reach neither cards nor codes.</p><p>Everything they do is written in your <logs>activity log</logs>.</p>',
    },
    invoice: {
      question: 'When is my invoice for Comptoir paid?',
      answer:
        '<p>It is created on the day you subscribe. At midnight, by the clock of your business, it is paid with the saved card. The <bills>Invoices</bills> screen lists them all.</p>',
    },
    'seasonal-mode': {
      question: 'I close for the season. Must I go on paying?',
      answer:
        '<p>No: the account can be paused, then reactivated. A pause stops the next subscription invoices at the end of the paid period. The owner does it on the <billing>Subscription</billing> screen, with <b>Close for the season</b>, and reopens there.</p><p>Before the pause, make sure that no bill is waiting to be sent.</p>',
    },
    records: {
      question: 'How long must I keep my records?',
      answer:
        '<p>In general, six years after the last year that they concern.</p><p>The transaction history is on the <sales>Sales</sales> screen: every bill can be found there, printed and exported. The <proof>proof</proof> of a period can be kept elsewhere, and verified even without Comptoir.</p>',
    },
  },
};

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    faq: typeof faqEn;
  }
}
