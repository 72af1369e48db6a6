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
export const SearchIcon = icon(<path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />);
export const OverviewIcon = icon(<path d="M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z" />);
export const ShopIcon = icon(
  <path d="M5 10.5V20h14v-9.5M3.5 9 5.5 4h13l2 5a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0A2.8 2.8 0 0 1 3.5 9ZM10 20v-5h4v5" />,
);
export const PeopleIcon = icon(
  <path d="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.8-3 3.4-4.5 6.5-4.5s5.7 1.5 6.5 4.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 15.3c2 .6 3.5 2 4 4.2" />,
);
export const SettingsIcon = icon(
  <path d="M4 7h8.5M17.5 7H20M15 4.5v5M4 12h2.5M11.5 12H20M9 9.5v5M4 17h8.5M17.5 17H20M15 14.5v5" />,
);
export const HandshakeIcon = icon(
  <path d="M3 7.5 7 5.5l4 2 2-1 4-1 4 2v8l-3 1-5 4-2-1-5-4-3-1zM11 7.5 8.5 11c1.2 1.2 2.8 1 4-.5l5.5 5" />,
);
export const CalendarIcon = icon(<path d="M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />);
export const ReportIcon = icon(<path d="M4 20h16M7 16.5v-5M12 16.5V5M17 16.5V9" />);
export const BillIcon = icon(<path d="M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9 8.5h6M9 12.5h6" />);
export const EstimateIcon = icon(<path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 11.5h6M9 15h6" />);
export const ContractIcon = icon(
  <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 11h6M8.8 17.2c.9-2.4 1.7-2.4 2 0 .5-1.2 1.1-1.2 1.5 0H15" />,
);
export const ReceiptIcon = icon(
  <path d="M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM14 8.2c-.5-.7-1.2-1-2-1-1.2 0-2.1.6-2.1 1.6 0 2.3 4.4 1 4.4 3.3 0 1-1 1.7-2.3 1.7-.9 0-1.7-.4-2.2-1.1M12 6v1.2M12 13.8V15" />,
);
export const CardIcon = icon(<path d="M3.5 6h17v12.5h-17zM3.5 10h17M7 15h3" />);
export const StepsIcon = icon(
  <path d="m4 6.5 1.5 1.5L8.5 5M4 13l1.5 1.5 3-3M4 19.5 5.5 21l3-3M12 7h8M12 13.5h8M12 20h8" />,
);
export const StarIcon = icon(<path d="m12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z" />);
export const QuestionIcon = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01" />,
);
export const PhoneIcon = icon(
  <path d="M5 4h4l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z" />,
);
export const DownloadIcon = icon(<path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15" />);
export const DishIcon = icon(<path d="M7 3v18M4.5 3v5a2.5 2.5 0 0 0 5 0V3M17 21V3c-2 1-3.5 4-3.5 7.5V14H17" />);
export const GripIcon = icon(<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.6" />);
export const MoreIcon = icon(<path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.6" />);
