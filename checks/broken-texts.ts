import { bankNamed } from './bank-named.ts';
import type { BrokenTree } from './broken-tree.ts';
import { englishWords } from './english-words.ts';
import { failuresTold } from './failures-told.ts';
import { textsAmongCodeAtMost } from './readers-texts.ts';
import { spanishWords } from './spanish-words.ts';
import { bothLanguages } from './two-languages.ts';

const english = "export const aTexts = { hello: 'Good morning to you all', pin: 'PIN' };";
const spanish = "export const aTexts: typeof english = { hello: 'Buenos días', pin: 'PIN' };";

export const brokenTexts: BrokenTree[] = [
  {
    check: bothLanguages,
    breaks: 'texts of one language, and some that may lack one',
    files: {
      'web/ui/a.texts.ts': english,
      'web/ui/a.texts.es.ts': spanish,
      'web/ui/b.texts.ts': english,
      'web/ui/c.texts.es.ts': spanish,
      'web/ui/d.texts.ts': english,
      'web/ui/d.texts.es.ts': "export const aTexts = { hello: 'Buenos días' };",
    },
    broken: ['web/ui/b.texts.ts', 'web/ui/c.texts.es.ts', 'web/ui/d.texts.es.ts'],
  },
  {
    check: bothLanguages,
    breaks: 'English in a Spanish file',
    files: {
      'web/ui/a.texts.ts': english,
      'web/ui/a.texts.es.ts': spanish,
      'web/ui/b.texts.ts': english,
      'web/ui/b.texts.es.ts': english.replace(' =', ': typeof english ='),
      'web/ui/c.texts.ts':
        "inBothLanguages({ a: { en: 'One two three four', es: 'Uno dos tres cuatro' } });",
      'web/ui/d.texts.ts':
        "inBothLanguages({ a: { en: 'One two three four', es: 'One two three four' } });",
    },
    broken: ['web/ui/b.texts.es.ts', 'web/ui/d.texts.ts'],
  },
  {
    check: englishWords,
    breaks: 'a word that the list refuses on screens, in texts and on a page of staff',
    files: {
      'docs/glossary.md':
        '\n## On screens\n| sent | email | `mail` |\n## Money\n| tx | a change | `row` |\n',
      'web/ui/a.texts.ts': "export const a = { mail: 'By email', b: 'A row.', icon: 'mail' };",
      'web/ui/b.texts.ts': 'export const a = { b: (c: string) => `We ` + `mail ${c}.` };',
      'web/ui/c.texts.es.ts': "export const a = { b: 'Mail' };",
      'web/admin/d.tsx': 'export const D = () => <p className="mail">By\n  mail</p>;',
      'web/admin/e.tsx': 'export const E = () => <Icon name="mail" />;',
      'web/admin/f.test.ts': "test('by mail', run);",
      'contract/words/g.ts': "export const message = { en: 'No mail was sent.' };",
      'contract/words/h.ts':
        "const wordsInSpanish = 'No mail.'; export const message = { es: 'No mail.' };",
    },
    broken: ['contract/words/g.ts', 'web/admin/d.tsx', 'web/ui/b.texts.ts'],
  },
  {
    check: spanishWords,
    breaks: 'a word that the list refuses, also over two lines, and the post for email',
    files: {
      'docs/glosario.md':
        '| amount | monto | `importe` |\n| email | correo electrónico | `por correo` |\n| "…" | «…» | `“` |',
      'web/ui/a.texts.es.ts': "export const a = { b: 'El monto', c: 'importes', d: '«Uno»' };",
      'web/ui/b.texts.es.ts': "export const a = { b: 'El importe' };",
      'web/ui/c.texts.es.ts': "export const a = { b: 'Se envía por ' + 'correo electrónico' };",
      'web/ui/d.texts.es.ts': 'export const a = { b: (c: string) => `${c} va por correo.` };',
      'contract/words/e.ts': "export const a = { es: 'Por ' + 'correo.' };",
      'contract/words/f.ts': "const textInSpanish = () => '“Uno”';",
      'contract/words/g.ts': "export const a = { en: 'El importe' };",
      'contract/words/h.ts': "function faultInSpanish() { return 'El importe'; }",
    },
    broken: [
      'contract/words/e.ts',
      'contract/words/f.ts',
      'contract/words/h.ts',
      'web/ui/b.texts.es.ts',
      'web/ui/d.texts.es.ts',
    ],
  },
  {
    check: spanishWords,
    breaks: 'a question or an exclamation that begins without its mark',
    files: {
      'web/ui/a.texts.es.ts': "export const a = { b: '¿Sigue ' + 'ahí?', c: '¡Listo!' };",
      'web/ui/b.texts.es.ts': 'export const a = { b: (c: string) => `¿Quitar ${c}?` };',
      'web/ui/c.texts.es.ts': 'export const a = { b: (c: string) => `Quitar ${c}?` };',
      'web/ui/d.texts.es.ts': "export const a = { b: 'Listo!' };",
    },
    broken: ['web/ui/c.texts.es.ts', 'web/ui/d.texts.es.ts'],
  },
  {
    check: textsAmongCodeAtMost({ 'web/app/': 0, 'web/customer/': 1, 'web/ui/': 1 }),
    breaks: 'texts in markup, in what is read of it, and in what is said later',
    files: {
      'web/app/a.tsx': 'export const A = () => <p className="muted">Good morning</p>;',
      'web/app/b.tsx': 'export const B = () => <Field aria-label="Amount" name="amount" />;',
      'web/app/c.ts': 'export const said = (n: number) => `Send ${n} dollars now.`;',
      'web/app/d.tsx': "export const D = () => <p>{isOver ? <b>{texts.over}</b> : 'Later'}</p>;",
      'web/app/e.ts': "export const words = { label: 'Due' };",
      'web/app/i.tsx': "export const I = () => <Alert>{failureText({ doneOnce: 'sent' })}</Alert>;",
      'web/app/f.tsx':
        'import { texts } from \'./f.texts.ts\';\nexport const F = () => <p id="one two" title={texts.a}>{texts.b} · {"{{fact}}"}</p>;',
      'web/app/g.ts': "if (kind === 'Local transfer') throw new Error('The page has no root.');",
      'web/app/g.texts.ts': english,
      'web/app/g.test.ts': "expect(text).toBe('Good morning to all.');",
      'web/app/ui-page/h.tsx': 'export const H = () => <p>Good morning</p>;',
      'web/customer/a.tsx': 'export const A = () => <p>Good morning</p>;',
      'web/ui/a.tsx': 'export const A = () => <p>Good morning</p>;',
      'web/ui/b.tsx': 'export const B = () => <p>Good morning</p>;',
    },
    broken: [
      'web/app/a.tsx',
      'web/app/b.tsx',
      'web/app/c.ts',
      'web/app/d.tsx',
      'web/app/e.ts',
      'web/app/i.tsx',
      'web/ui/b.tsx',
    ],
  },
  {
    check: failuresTold,
    breaks: 'a failure that is told in words of its own',
    files: {
      'web/ui/form/failure-text.ts': 'const said = failure.message;',
      'web/api/failures.ts': 'super(problem?.message);',
      'web/admin/a.tsx': 'const A = () => <Alert>{(pay.error ?? figure.error)?.message}</Alert>;',
      'web/admin/b.ts': 'const text = `Deletion failed: ${failure.message}`;',
      'web/admin/c.ts': 'const on = { onError: ({ message }) => tell(message) };',
      'web/admin/d.tsx':
        'const D = () => <TryAgain>{({ message }) => <p>{message}</p>}</TryAgain>;',
      'web/app/e.ts': 'const words = new Unanswered().message;',
      'web/app/f.ts': 'const text = (refused as Refused).message;',
      'web/app/g.ts': 'try { send(); } catch ({ message }) { tell(message); }',
      'web/app/h.ts': 'const { message } = save.error;',
      'web/customer/i.ts': 'const on = { onSent: ({ message }) => tell(message) };',
      'web/customer/j.ts': 'const text = (await call(name, {})).message;',
      'web/customer/k.ts': 'const text = typed.error.issues[0]?.message;',
      'web/customer/l.ts': 'const text = failureText(error) ?? data?.message;',
      'server/m.ts': 'const text = error.message;',
      'web/customer/n.test.ts': 'expect(failure.message).toBe(text);',
    },
    broken: [
      'web/admin/a.tsx',
      'web/admin/b.ts',
      'web/admin/c.ts',
      'web/admin/d.tsx',
      'web/app/e.ts',
      'web/app/f.ts',
      'web/app/g.ts',
      'web/app/h.ts',
    ],
  },
  {
    check: bankNamed,
    breaks: 'the name of the bank outside its settings',
    files: {
      'config/bank.ts': "export const brand = { shortName: 'Larkmoor', fileName: 'larkmoor' };",
      'web/a.texts.ts': "export const aTexts = { title: 'Larkmoor on this device' };",
      'web/b.tsx': 'export const B = () => <p>Larkmoor Bank</p>;',
      'web/c.svg': '<title>Larkmoor</title>',
      'web/d.texts.ts': 'export const d = { title: `${brand.shortName} on this device` };',
      'web/e.ts': "// Larkmoor keeps nothing here.\nconst key = 'larkmoor.return-to';",
      'web/f.test.ts': "expect(title).toBe('Larkmoor Bank');",
      'server/g.ts': 'const file = `larkmoor-receipt-${id}.pdf`;',
      'server/h.ts': "const file = `${brand.fileName}-receipt.pdf`; const gauge = 'larkmoor_up';",
      'contract/i.ts': "const said = 'Larkmoor is closed.';",
    },
    broken: ['contract/i.ts', 'server/g.ts', 'web/a.texts.ts', 'web/b.tsx', 'web/c.svg'],
  },
];
