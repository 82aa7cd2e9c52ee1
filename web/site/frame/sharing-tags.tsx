import { bankFacts } from '../../../config/bank.ts';
import { frameTexts } from './frame.texts.ts';

interface SharingTagsProps {
  title: string;
  description: string;
  path: string;
}

/** Tags for search engines and for people who share a link. */
export function SharingTags({ title, description, path }: SharingTagsProps) {
  const address = `{{publicUrl}}${path}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={bankFacts.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content="{{publicUrl}}/sharing.png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={frameTexts.picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
