/** The steps are rich text: their tags are those of `GUIDE_TAGS`. */
export const installationEn = {
  title: 'Installation guide',
  lead: 'From registration to your first accepted bill, in order. The steps are checked off automatically.',
  progress: {
    title: 'Where you are',
    complete: 'Your registration is complete. You are ready.',
    registered: 'Your registration is complete. This is what is left to do.',
  },
  states: {
    done: 'Done',
    unneeded: 'Not needed for now',
    open: 'To do',
    waiting: 'Under way',
    blocked: 'Later',
    unknown: 'Not known',
  },
  sections: {
    install: 'Install',
    taxes: 'Set up the taxes',
  },
  leads: {
    install: 'Pick a quiet time outside business hours, with the device in front of you.',
    check: 'A $5 test bill, from sale to refund. It is a real bill: refund it at the end.',
    taxes: 'One wrong tax makes every bill wrong. Check this before your first real sale.',
  },
  steps: {
    prerequisites: {
      text: '<ul><li><b>Your authorization code and your file number.</b> Revenu Québec gives them to you together when you open your mandatory-billing file, in My Account for businesses. The file number looks like ER0001.</li><li><b>Your GST and QST numbers.</b></li><li><b>Complete <merchant>merchant information</merchant></b>, with the address and the name that your receipts show.</li></ul><p>A brand-new code may take up to 90 minutes to become active.</p>',
    },
    device: {
      text: '<ol><li>Under <devices>Devices</devices>, press <b>Link a device</b> and give it a name.</li><li>On the device, enter the code that the portal gave you. It works once and is valid for 15 minutes.</li></ol>',
    },
    certificate: {
      text: '<p>The certificate is the key with which the device signs your bills. Once linked, the device requests it from Revenu Québec automatically.</p><ol><li>Under <devices>Devices</devices>, the certificate must read <b>Valid</b>.</li><li>If it is refused, note the error code. See: <code429>429, authorization code</code429> · <code430>430, tax number</code430> · <code614>614, file number</code614>.</li></ol>',
    },
    employees: {
      text: '<ol><li>On Clover’s site, create each employee with their <b>full name</b>, their <b>role</b> and their <b>device access code</b>.</li><li>Keep the administrator role for those who change settings at Clover.</li><li>Under <employees>Employees</employees>, everyone must read <b>Declared</b>: the declaration to Revenu Québec is automatic.</li></ol>',
    },
    receipt: {
      title: 'Make a $5 bill',
      text: '<ol><li>On the device, sell a taxable item for <b>$5.00</b>, paid in cash.</li><li>The total must be <b>{total}</b>: $5.00, GST {gst} and QST {qst}.</li><li>Follow the bill in the <logs>activity log</logs>: it becomes “Bill accepted”.</li></ol>',
    },
    refund: {
      title: 'Refund the test',
      text: '<ol><li>On the device, find the test bill and refund it in full.</li><li>The receipt reads <b>NOTE DE CRÉDIT</b> and shows the same amounts with a minus sign.</li><li>The <logs>activity log</logs> shows it as accepted, like a bill.</li></ol><p>Do the same with every refund. A bill is never erased.</p>',
    },
    verify: {
      title: 'Verify both receipts',
      text: '<p>Both are drawn here as the device prints them, and Comptoir verifies each point. On the paper, look as well for:</p><ul><li>Your <b>name</b>, and your address.</li><li>The <b>item</b> with its price, the subtotal, both taxes and the total.</li><li>Your <b>GST and QST numbers</b>.</li><li>The <b>payment method</b> and the words PAIEMENT REÇU.</li><li>The <b>QR code</b>, the date and time, and the transaction number of Revenu Québec.</li></ul><p>It reads PROBLÈME DE COMMUNICATION? The bill is stored and will be sent. <outage>What to do</outage></p>',
    },
    completion: {
      title: 'Finish',
      text: '<ul><li>Read the <practices>best practices</practices> with your employees: five minutes is enough.</li><li>On the first evening, open the <dashboard>dashboard</dashboard>: nothing should be waiting.</li><li>Questions? See the <faq>FAQ</faq> or contact <contact>support</contact>.</li></ul>',
    },
  },
  taxes: {
    item: 'Item',
    gst: 'GST, {rate}',
    qst: 'QST, {rate}',
    total: 'Total to pay',
    text: '<ul><li><b>Both taxes are created automatically.</b> Only these are recognized, with the additional tax on alcohol for bars.</li><li><b>Create no other tax by hand</b>: neither a second GST or QST, nor a single tax of {both}.</li><li>Each tax is counted on the price before taxes, and rounded by itself.</li><li>Check that both apply to every taxable item of the menu.</li></ul><p>Something does not match? Remove the taxes added by hand, then make the <test>$5 bill</test> again.</p>',
  },
};

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    installation: typeof installationEn;
  }
}
