import type { ReactNode } from 'react';

/**
 * Our own icon set: 20 grid, 1.7 stroke, round ends, drawn in the text's colour. Always next to a
 * text label.
 */
export const icons = {
  grid: <path d="M3.5 3.5h5.5v5.5H3.5zM11 3.5h5.5v5.5H11zM3.5 11h5.5v5.5H3.5zM11 11h5.5v5.5H11z" />,
  list: <path d="M3 5h14M3 10h14M3 15h9" />,
  deposit: (
    <path d="M10 2.5v9M6.5 8l3.5 3.5L13.5 8M3 12.5V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-3.5" />
  ),
  card: (
    <>
      <rect x="2.5" y="4.5" width="15" height="11" rx="1.8" />
      <path d="M2.5 8.5h15M5.5 12.5h3" />
    </>
  ),
  swap: <path d="M3 7h13M12.5 3.5 16 7l-3.5 3.5M17 13H4M7.5 9.5 4 13l3.5 3.5" />,
  send: <path d="M3 10h13M11 5l5 5-5 5" />,
  globe: (
    <>
      <circle cx="10" cy="10" r="7.3" />
      <path d="M2.7 10h14.6M10 2.7c5 4.5 5 10.1 0 14.6M10 2.7c-5 4.5-5 10.1 0 14.6" />
    </>
  ),
  bill: <path d="M5 2.5h10v15l-2.5-1.6L10 17.5l-2.5-1.6L5 17.5zM8 6.5h4M8 9.5h4" />,
  loan: (
    <>
      <path d="M4.5 15.5l11-11" />
      <circle cx="6" cy="6" r="2.2" />
      <circle cx="14" cy="14" r="2.2" />
    </>
  ),
  savings: <path d="M3 8.5 10 3l7 5.5M4.5 8.5V15M8.2 8.5V15M11.8 8.5V15M15.5 8.5V15M3 17h14" />,
  invest: <path d="M3 15.5 8 10l3 3 6-7.5M12.5 5.5H17V10" />,
  'log-out': <path d="M8 3H4.5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1H8M8 10h9M13.5 6.5 17 10l-3.5 3.5" />,
  menu: <path d="M3 5.5h14M3 10h14M3 14.5h14" />,
  close: <path d="M5 5l10 10M15 5 5 15" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4 4" />
    </>
  ),
  'chevron-down': <path d="m5.5 8 4.5 4.5L14.5 8" />,
  'chevron-right': <path d="m8 5.5 4.5 4.5L8 14.5" />,
  'chevron-left': <path d="M12 5.5 7.5 10l4.5 4.5" />,
  eye: (
    <>
      <path d="M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10z" />
      <circle cx="10" cy="10" r="2.5" />
    </>
  ),
  'eye-off': (
    <path d="M8 4.7a8 8 0 0 1 2-.2c5.2 0 8.2 5.5 8.2 5.5s-.8 1.5-2.4 2.9M5 6.1C2.9 7.7 1.8 10 1.8 10s3 5.5 8.2 5.5a8 8 0 0 0 4.2-1.2M3.5 3l13 14" />
  ),
  copy: (
    <>
      <rect x="7" y="7" width="10" height="10" rx="1.5" />
      <path d="M13 4.5V4a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h.5" />
    </>
  ),
  check: <path d="m4 10.5 4 4 8-9" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.3l2.8 1.7" />
    </>
  ),
  alert: (
    <>
      <circle cx="10" cy="10" r="7.3" />
      <path d="M10 6v4.7M10 13.7v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="7.3" />
      <path d="M10 9.3v4.5M10 6.4v.1" />
    </>
  ),
  plus: <path d="M10 4v12M4 10h12" />,
  edit: <path d="M3.5 16.5 4.5 13 13.5 4l2.5 2.5-9 9zM12 5.5 14.5 8" />,
  flip: (
    <path d="M4 8a6.5 6.5 0 0 1 11.5-1.5M16 12A6.5 6.5 0 0 1 4.5 13.5M15.8 3v3.6h-3.6M4.2 17v-3.6h3.6" />
  ),
  trash: <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5.2 5.5l.8 11h8l.8-11M8.5 8.8v4.7M11.5 8.8v4.7" />,
  user: (
    <>
      <circle cx="10" cy="6.7" r="3.2" />
      <path d="M3.8 17c.7-3.7 3-5.5 6.2-5.5s5.5 1.8 6.2 5.5" />
    </>
  ),
  lock: (
    <>
      <rect x="4" y="8.8" width="12" height="8.2" rx="1.5" />
      <path d="M6.7 8.8V6.5a3.3 3.3 0 0 1 6.6 0v2.3" />
    </>
  ),
  mail: (
    <>
      <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
      <path d="m3 5.5 7 5.5 7-5.5" />
    </>
  ),
  phone: (
    <path d="M4 3h3.2l1.5 4-2 1.4a10.5 10.5 0 0 0 4.9 4.9l1.4-2 4 1.5V16a1.5 1.5 0 0 1-1.7 1.5C8.5 17 3 11.5 2.5 4.7A1.5 1.5 0 0 1 4 3z" />
  ),
  pin: (
    <>
      <path d="M10 18s5.8-5.4 5.8-10A5.8 5.8 0 0 0 4.2 8c0 4.6 5.8 10 5.8 10z" />
      <circle cx="10" cy="8" r="2" />
    </>
  ),
  shield: (
    <>
      <path d="M10 2.5 16.5 5v5c0 4-2.7 6.5-6.5 7.8C6.2 16.5 3.5 14 3.5 10V5z" />
      <path d="m7 10 2.2 2.2L13.2 8" />
    </>
  ),
  digits: <path d="M2.5 5.5h15v9h-15zM5.9 9.6v.8M8.6 9.6v.8M11.4 9.6v.8M14.1 9.6v.8" />,
  print: (
    <path d="M5.5 7V3h9v4M5.5 14H3.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h13a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-2M5.5 11.5h9V17h-9z" />
  ),
  incoming: <path d="M15 5 5.5 14.5M5.5 7.5v7h7" />,
  undo: <path d="M7.5 4 3.5 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8" />,
  outgoing: <path d="M5 15 14.5 5.5M7.5 5.5h7v7" />,
  ban: (
    <>
      <circle cx="10" cy="10" r="7.3" />
      <path d="m5 5 10 10" />
    </>
  ),
  statement: <path d="M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M8 10h4.5M8 13h4.5" />,
  upload: <path d="M10 14V3.5M5.8 7.7 10 3.5l4.2 4.2M3.5 17h13" />,
  share: (
    <>
      <circle cx="5" cy="10" r="2.3" />
      <circle cx="14.5" cy="4.8" r="2.3" />
      <circle cx="14.5" cy="15.2" r="2.3" />
      <path d="m7 8.9 5.5-3M7 11.1l5.5 3" />
    </>
  ),
  download: <path d="M10 3v10.5M5.8 9.3l4.2 4.2 4.2-4.2M3.5 17h13" />,
  camera: (
    <>
      <path d="M2.5 6.5h3.6L7.5 4h5l1.4 2.5h3.6V16h-15z" />
      <circle cx="10" cy="11" r="2.9" />
    </>
  ),
  key: (
    <>
      <circle cx="6.5" cy="13.5" r="3.5" />
      <path d="M9 11 16.5 3.5M13.5 6.5 16 9" />
    </>
  ),
  scales: (
    <path d="M10 3v14M6.5 17h7M4 5.5h12M4 5.5 1.8 11a2.5 2.5 0 0 0 4.4 0zM16 5.5 13.8 11a2.5 2.5 0 0 0 4.4 0z" />
  ),
  outside: (
    <path d="M2.5 17V7l5-4 5 4v2.5M2.5 17h8M5.5 17v-5h4v5M12 13.5h6M15.5 11l2.5 2.5-2.5 2.5" />
  ),
  'log-book': (
    <path d="M5.5 2.5H16v15H5.5A1.5 1.5 0 0 1 4 16V4a1.5 1.5 0 0 1 1.5-1.5zM7.5 2.5v15M10.5 6.5h3M10.5 9.5h3" />
  ),
  bell: <path d="M3 14h14l-2-3V8A5 5 0 0 0 5 8v3zM8.5 17h3" />,
  inbox: <path d="M2.5 11.5 5 4h10l2.5 7.5V16h-15zM2.5 11.5H7a3 3 0 0 0 6 0h4.5" />,
  calendar: <path d="M3 4.5h14V17H3zM3 8.5h14M6.5 2.5v4M13.5 2.5v4" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof icons;
