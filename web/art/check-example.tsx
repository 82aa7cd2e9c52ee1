import type { ReactNode } from 'react';

const width = 300;
const height = 150;
const ink = 'var(--lm-card-on-paper)';

/** A flat check on a dark table, its four corners in the view of the camera. */
function OnTheTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className="check-example" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        rx="8"
        fill="var(--lm-night)"
        stroke="var(--lm-night-line)"
      />
      <path
        d="M14 28V16h14M272 16h14v12M286 122v12h-14M28 134H14v-12"
        fill="none"
        stroke="var(--lm-card-chip)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="24" y="25" width="252" height="100" rx="2" fill="var(--lm-card-paper)" />
      {children}
    </svg>
  );
}

const signature = 'c5-9 9-9 9-3s-5 9 1 5 8-11 11-8-3 9 3 6 6-9 9-6-1 6 5 4 10-6 18-6';

/** The front: who pays whom, how much, the signature, and the numbers at the bottom. */
export function CheckFront({ label }: { label: string }) {
  return (
    <OnTheTable label={label}>
      <g stroke={ink} strokeLinecap="round">
        <path d="M36 38h62M36 45h42" strokeWidth="3" />
        <path d="M226 38h38" strokeWidth="3" />
        <path d="M200 54h64M36 72h150M36 88h228M36 105h80M176 105h88" strokeWidth="1" />
        <path d="M58 68h86M36 84h120M208 50h40M46 101h40" strokeWidth="2" opacity=".55" />
        <path d={`M190 102${signature}`} fill="none" strokeWidth="1.6" />
        <path d="M36 117h60M106 117h70M186 117h30" strokeWidth="4" strokeDasharray="1 6" />
      </g>
      <rect x="202" y="60" width="62" height="17" fill="none" stroke={ink} />
      <text x="258" y="73" fontSize="12" fontWeight="650" textAnchor="end" fill={ink}>
        240.50
      </text>
      {/* Printed left of the box, as on most checks. */}
      <text x="193" y="73" fontSize="12" fontWeight="650" fill={ink}>
        $
      </text>
    </OnTheTable>
  );
}

/** The back: signed at one end, and below the name the endorsement, which is in English on every check. */
export function CheckBack({ label }: { label: string }) {
  return (
    <OnTheTable label={label}>
      <path d="M180 33v84M188 33v84M196 33v84" stroke={ink} opacity=".2" />
      <g stroke={ink} strokeLinecap="round">
        <path d="M34 58h132M34 79h132M34 100h132" strokeWidth="1" opacity=".45" />
        <path d={`M44 54${signature}`} fill="none" strokeWidth="1.8" />
      </g>
      <text x="36" y="75" fontSize="11" fontWeight="650" fill={ink}>
        For mobile deposit only
      </text>
    </OnTheTable>
  );
}
