import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable, neverEmpty } from './data-table.tsx';

test('rows under one heading are a group of the table, and the heading is no row of its own', () => {
  const markup = renderToStaticMarkup(
    <DataTable
      caption="Fees"
      columns={[{ name: 'fee', title: 'Fee', cell: (fee: string) => fee }]}
      rows={['$1', '$2', '€1']}
      rowKey={(fee) => fee}
      empty={neverEmpty}
      grouping={{
        name: 'currency',
        title: 'Currency',
        cut: (fees) =>
          ['$', '€'].map((sign) => ({
            key: sign,
            heading: `In ${sign}`,
            rows: fees.filter((fee) => fee.startsWith(sign)),
          })),
      }}
    />,
  );
  expect(markup.match(/<tr/g)).toHaveLength(1 + 3);
  expect(markup.match(/<tbody/g)).toHaveLength(2);
  expect(markup).toContain(
    '<th scope="rowgroup" role="rowheader" rowSpan="2" class="cell-currency">In $</th>',
  );
});

test('a table is read out as one also where its rows are drawn as blocks', () => {
  const markup = renderToStaticMarkup(
    <DataTable
      caption="Fees"
      columns={[{ name: 'fee', title: 'Fee', cell: (fee: string) => fee }]}
      rows={['$1']}
      rowKey={(fee) => fee}
      empty={neverEmpty}
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

test('a list without rows says why in place of its table', () => {
  const list = (empty: ReactElement | typeof neverEmpty) =>
    renderToStaticMarkup(
      <DataTable caption="Fees" columns={[]} rows={[]} rowKey={String} empty={empty} />,
    );
  expect(list(<p>No fees yet.</p>)).toBe('<p>No fees yet.</p>');
  expect(list(neverEmpty)).toBe('');
});

test('a list that does not say what it shows without rows does not type-check', () => {
  // @ts-expect-error -- `empty` is missing
  const list = <DataTable caption="Fees" columns={[]} rows={['$1']} rowKey={String} />;
  expect(list.type).toBe(DataTable);
});
