import type { ReactNode } from 'react';

/** Line icons on a 24-unit grid; decoration only, the words stand beside them. */
const icon = (shape: ReactNode) =>
  function Icon({ size = 20 }: { readonly size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shape}
      </svg>
    );
  };

export const HomeIcon = icon(<path d="M4 11.5 12 4l8 7.5M6 10v9.5h4.5V14h3v5.5H18V10" />);
export const DeviceIcon = icon(<path d="M7 3h10v18H7zM10 6.5h4M10 17.5h4M10 10h4v4h-4z" />);
export const LogIcon = icon(<path d="M5 6h.01M5 12h.01M5 18h.01M9.5 6H20M9.5 12H20M9.5 18H20" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronIcon = icon(<path d="m7 10 5 5 5-5" />);
export const PersonIcon = icon(
  <path d="M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-3.5 4-5 7.5-5s6.5 1.5 7.5 5" />,
);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const AlertIcon = icon(
  <path d="M12 8.5v4.5M12 16.5h.01M10.6 4.2 2.9 18a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.2a1.6 1.6 0 0 0-2.8 0Z" />,
);
export const InfoIcon = icon(<path d="M12 11v5.5M12 7.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const CopyIcon = icon(<path d="M9 9h11v11H9zM15 9V4H4v11h5" />);
export const SendIcon = icon(<path d="M4.5 12 20 4.5 15.5 20l-3.8-6.2zM11.7 13.8 20 4.5" />);
