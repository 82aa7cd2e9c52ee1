import type { BrokenTree } from './broken-tree.ts';
import { kitRestyled } from './kit-restyled.ts';
import { livingStyles } from './living-styles.ts';
import { logicalSides } from './logical-sides.ts';
import { spaceAndWidths } from './space-and-widths.ts';

/** Small trees whose style sheets break a rule. */
export const brokenStyles: BrokenTree[] = [
  {
    check: livingStyles,
    breaks: 'a class that nothing has',
    files: {
      'web/ui/button.css':
        '.button { gap: 1.5px } /* .gone { */\n.button-danger:hover { color: red }',
      'web/ui/feedback/badge.css': '.badge .badge-new { color: red }',
      'web/ui/button.tsx': 'export const look = (kind) => `button button-${kind} badge`;',
    },
    broken: ['web/ui/feedback/badge.css'],
  },
  {
    check: livingStyles,
    breaks: 'a token that nothing uses, and one that is not there',
    files: {
      'web/styles/tokens.css': ':root { --lm-ink: black; --lm-line: grey; }',
      'web/ui/rule.css': 'hr { color: var(--lm-line) }',
      'web/ui/text.css': 'p { color: var(--lm-inc) }',
    },
    broken: ['web/styles/tokens.css', 'web/ui/text.css'],
  },
  {
    check: spaceAndWidths,
    breaks: 'a gap beside the tokens',
    files: {
      'web/ui/a.css': '.a { padding: 2px var(--lm-space-16) 0; top: 13px; gap: 2.4cqw }',
      'web/ui/b.css': '.b { padding: 0 10px }',
      'web/ui/c.css': '.c { margin-inline: 0.2em }',
      'web/ui/d.css': '.d { margin-top: -12px }',
      'web/ui/e.css': '.e { row-gap: 120px }',
      'web/ui/f.css': '.f { padding: 4vw } .g { padding: clamp(2px, 4vw, 3px) 0 4pt }',
      'web/site/home/home.css': '.hero { padding-bottom: clamp(250px, 27vw, 360px) }',
    },
    broken: ['web/ui/b.css', 'web/ui/c.css', 'web/ui/d.css', 'web/ui/e.css', 'web/ui/f.css'],
  },
  {
    check: spaceAndWidths,
    breaks: 'a width of its own',
    files: {
      'web/ui/a.css': '@media screen and (width >= 30rem) and (width < 64rem) { .a { top: 0 } }',
      'web/ui/b.css': '@media screen and (max-width: 767px) { .b { top: 0 } }',
      'web/ui/c.css': '@media (width < 600px) and (max-height: 719px) { .c { top: 0 } }',
      'web/ui/d.css': '@container (width < 600px) { .d { top: 0 } }',
    },
    broken: ['web/ui/b.css', 'web/ui/c.css'],
  },
  {
    check: logicalSides,
    breaks: 'a side that is left in every language',
    files: {
      'web/ui/a.css':
        '.a { margin: 0 2px 1px 2px; inset: 0 auto; padding: 0 calc(1px + var(--a)) }',
      'web/ui/b.css': '.b { margin-left: 2px }',
      'web/ui/c.css': '.c { color: red; right: 0 }',
      'web/ui/d.css': '@media print { .d { text-align: right } }',
      'web/ui/e.css': '.e { padding: 0 calc(1px + var(--a)) 0 0 }',
      'web/ui/f.css': '.f { border-right-width: 2px; }',
      'web/bank/skyline/skyline-chart.css': '.skyline { left: 50% }',
    },
    broken: ['web/ui/b.css', 'web/ui/c.css', 'web/ui/d.css', 'web/ui/e.css', 'web/ui/f.css'],
  },
  {
    check: kitRestyled,
    breaks: 'a page that says how a part of the kit looks',
    files: {
      'web/ui/icon.css': '.icon { width: var(--icon-size, 20px) }\n.menu .icon { top: 0 }',
      'web/site/a.css': '.menu .icon { --icon-size: 26px; margin: 0; display: none }',
      'web/site/b.css': '.words:has(.icon) p:not(.icon), .icon .words { color: red }',
      'web/site/c.css': '.words, .words > .icon:hover { --icon-colour: red }',
      'web/site/d.css': '@media print { .icon { display: grid } }',
    },
    broken: ['web/site/c.css', 'web/site/d.css'],
  },
  {
    check: kitRestyled,
    breaks: 'a class of the page that a part of the kit gets, or has beside its own',
    files: {
      'web/ui/panel.css': '.panel { padding: var(--panel-inset, 24px) }',
      'web/ui/panel.tsx':
        "export const Panel = ({ className, children }) => <section className={classNames('panel', className)}><h2 /><Button />{children}</section>;",
      'web/ui/button.css': '.button { color: blue }',
      'web/ui/form.tsx': 'export const Form = ({ form, ...props }) => <form {...props} />;',
      'web/site/a.tsx':
        'import { Panel } from \'../ui/panel.tsx\'; import { Form } from \'../ui/form.tsx\'; const A = () => <Panel className="tips"><Form className="ask" /></Panel>;',
      'web/site/b.tsx': 'const B = () => <div className="panel wide muted" />;',
      'web/site/c.tsx': 'const C = () => <a className={`${buttonClass()} jump`} />;',
      'web/styles/text.css': '.muted { color: grey }',
      'web/site/placed.css':
        '.tips { --panel-inset: 0; margin: 0; display: grid; gap: 4px } .ask { padding: 0 } .tips::after { height: 8px }',
      'web/site/words.css': '.line .muted { font-size: 12px }',
      'web/site/handed.css': '.tips { border: 0 }',
      'web/site/beside.css': '.wide { padding: 0 }',
      'web/site/button.css': '.jump:hover { color: red }',
    },
    broken: ['web/site/beside.css', 'web/site/button.css', 'web/site/handed.css'],
  },
  {
    check: kitRestyled,
    breaks: 'an element that a part of the kit draws, reached by its name',
    files: {
      'web/ui/panel.tsx':
        "import { Button } from './button.tsx'; export const Panel = ({ className, aside, children }) => <section className={classNames('panel', className)}><h2 />{aside}<Button />{children}</section>;",
      'web/ui/button.tsx': 'export const Button = () => <button className="button" />;',
      'web/ui/windows/dialog.tsx': 'export const Dialog = () => <h4 className="title" />;',
      'web/site/page.tsx': [
        "import { Panel } from '../ui/panel.tsx';",
        "import { Dialog } from '../ui/windows/dialog.tsx';",
        "import { Own } from './own.tsx';",
        'const Page = () => <main className="page"><Panel className="tips" aside={<b />}><Own><i /></Own></Panel><Dialog /></main>;',
      ].join('\n'),
      'web/site/own.tsx':
        'export function Own({ children }) { return <p className="own"><button type="button" /><h3 />{children}</p>; }',
      'web/site/own.css':
        '.page h3, .tips b, .page > i, .own button, .page h4 { color: red } .tips > i { color: red }',
      'web/site/placed.css': '.page h2 { margin: 0 } .page button { display: none }',
      'web/site/heading.css': '.page h2 { color: red }',
      'web/site/button.css': '.page :is(a, button):hover { color: red }',
      'web/site/other.css': '.page button:not(.button) { color: red }',
      'web/site/given.css': '.tips > button { color: red }',
      'web/site/beside.css': '.tips h2 + b + button { color: red }',
      'web/site/all.css': '.tips > :last-child { padding: 0 }',
    },
    broken: [
      'web/site/all.css',
      'web/site/beside.css',
      'web/site/button.css',
      'web/site/given.css',
      'web/site/heading.css',
    ],
  },
];
