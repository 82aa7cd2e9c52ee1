interface StructuredDataTagProps {
  data: object;
}

/** Data, not script: browsers do not run it, so the Content-Security-Policy has nothing to refuse. */
export function StructuredDataTag({ data }: StructuredDataTagProps) {
  // `<` is written as an escape, so that no text can close the tag.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />;
}
