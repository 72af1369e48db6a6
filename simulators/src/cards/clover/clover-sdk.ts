/**
 * The script that a page loads from Clover: `new Clover(key)`, `elements().create(field).mount(selector)`, `createToken()`. Each
 * field is a frame of Clover's own origin, and the frames put the card together among themselves: the page around them never
 * sees a digit. Runs in the browser, hence a text.
 */
export const CLOVER_SDK = `
(() => {
  const base = new URL(document.currentScript.src).origin;
  class Field {
    constructor(clover, name) {
      this.clover = clover;
      this.name = name;
      this.listeners = [];
    }
    mount(selector) {
      const query = new URLSearchParams({ field: this.name, channel: this.clover.channel, origin: location.origin, lang: this.clover.lang });
      this.frame = document.createElement('iframe');
      this.frame.src = base + '/element?' + query;
      this.frame.title = this.name;
      this.frame.style = 'border: 0; width: 100%; height: 5rem';
      document.querySelector(selector).append(this.frame);
      return this;
    }
    addEventListener(type, listener) {
      this.listeners.push({ type, listener });
    }
  }
  window.Clover = class Clover {
    constructor(key, { merchantId, locale = 'en-CA' } = {}) {
      this.key = key;
      this.merchantId = merchantId;
      this.lang = locale.slice(0, 2);
      this.channel = crypto.randomUUID();
      this.fields = {};
      addEventListener('message', ({ origin, data }) => {
        if (origin !== base || data?.channel !== this.channel) return;
        if (data.type === 'token') this.settle?.(data.result);
        else for (const { type, listener } of this.fields[data.field]?.listeners ?? []) {
          if (type === data.type) listener({ [data.field]: data.state });
        }
      });
    }
    elements() {
      return { create: (name) => (this.fields[name] = new Field(this, name)) };
    }
    createToken() {
      return new Promise((resolve) => {
        this.settle = resolve;
        const { channel, key } = this;
        this.fields.CARD_NUMBER.frame.contentWindow.postMessage({ type: 'createToken', channel, key }, base);
      });
    }
  };
})();
`;
