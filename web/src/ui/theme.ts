import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { createElement } from 'react';
import { ChevronIcon } from './icons.tsx';

/** #228800 is the primary and success colour, #1b6d00 its darker sister for text on grey (4.5:1). Source: spec §9. */
const green: MantineColorsTuple = [
  '#f1f9ec',
  '#e1f2d7',
  '#c3e4b0',
  '#a0d484',
  '#7cc257',
  '#57ac2e',
  '#399a12',
  '#228800',
  '#1b6d00',
  '#135000',
];

const red: MantineColorsTuple = [
  '#fdf0f2',
  '#fadde2',
  '#f2b8c1',
  '#e98f9d',
  '#de6478',
  '#d03c55',
  '#c21a38',
  '#b00020',
  '#8f001a',
  '#6b0013',
];

export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: 7,
  colors: { green, red },
  fontFamily: '"Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
  // the scale of type is in base.css
  fontSizes: {
    xs: 'var(--text-sm)',
    sm: 'var(--text-md)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  components: {
    // what may be left out says so in words
    InputWrapper: { defaultProps: { withAsterisk: false } },
    // what opens a list has one sign, whatever draws the list
    NativeSelect: { defaultProps: { rightSection: createElement(ChevronIcon, { size: 18 }) } },
  },
  headings: { fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Error colour of the specification; field borders and secondary text dark enough to be seen (3:1 and 4.5:1). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#b00020',
    '--mantine-color-text': '#1b241e',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#55625a',
    '--mantine-color-placeholder': '#6b776f',
    '--mantine-color-default-border': '#7d8a82',
  },
  dark: {},
});
