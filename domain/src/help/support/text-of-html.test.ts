import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

describe('the words of a page', () => {
  it.each([
    ['<p>Bonjour,</p><p>la caisse <b>2</b> ne répond pas.</p>', 'Bonjour,\n\nla caisse 2 ne répond pas.'],
    ['un<br>deux<BR/>trois', 'un\ndeux\ntrois'],
    ['<script>alert(1)</script>Allô<style>p{}</style>', 'Allô'],
    ['<SCRIPT src=x>alert("</p>")</SCRIPT >Allô', 'Allô'],
    ['Allô<script>jamais fermé', 'Allô'],
    ['<!-- <script>x</script> -->Allô<!-- sans fin', 'Allô'],
    ['<img src=x onerror=alert(1)>Allô', 'Allô'],
    ['a &lt;b&gt; &amp; c&nbsp;d &eacute; &#233; &#xe9; &inconnu;', 'a <b> & c\u00A0d é é é &inconnu;'],
    ['&#0;&#55296;&#1114112;&#x7f;x', 'x'],
    ['trop   d’espaces\n\net de lignes', 'trop d’espaces et de lignes'],
    ['<', ''],
  ])('%j are %j', (html, text) => expect(textOfHtml(html)).toBe(text));

  it('hold no element that a page could run, whatever comes', () => {
    const part = fc.constantFrom('<script>', '</script>', '<p>', '<', '>', '&lt;', '"', 'x', '<!--', '-->', '<style>');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const html = parts.filter((one) => one !== '&lt;').join('');
        expect(textOfHtml(html)).not.toMatch(/<(?:script|style|p)/);
      }),
    );
  });
});
