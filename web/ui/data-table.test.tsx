import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

test('a table is read out as one also where its rows are drawn as blocks', () => {
  const markup = renderToStaticMarkup(
    <DataTable
      caption="Fees"
      columns={[{ name: 'fee', title: 'Fee', cell: (fee: string) => fee }]}
      rows={['$1']}
      rowKey={(fee) => fee}
    />,
  );
  const roles = {
    table: 'table',
    thead: 'rowgroup',
    tbody: 'rowgroup',
    tr: 'row',
    th: 'columnheader',
    td: 'cell',
  };
  for (const [tag, role] of Object.entries(roles)) {
    const opened = [...markup.matchAll(new RegExp(`<${tag}[ >][^>]*`, 'g'))].map(
      ([tagText]) => tagText,
    );
    expect(opened.length).toBeGreaterThan(0);
    for (const one of opened) expect(one).toContain(`role="${role}"`);
  }
});
