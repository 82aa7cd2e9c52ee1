/**
 * Data, not script: browsers do not run it, so the Content-Security-Policy has nothing to refuse.
 * The server puts it in.
 */
export function StructuredDataTag({ mark }: { mark: 'structuredData' | 'branchData' }) {
  return <script type="application/ld+json">{`{{${mark}}}`}</script>;
}
