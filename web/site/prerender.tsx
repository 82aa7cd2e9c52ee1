import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { devicePath, offlinePath } from '../../contract/values/service-worker.ts';
import { contactContent as contact } from '../content/contact-content.texts.ts';
import { servicesContent as services } from '../content/services-content.texts.ts';
import { siteContent } from '../content/site-content.texts.ts';
import { signInContent } from '../content/sign-in-content.texts.ts';
import type { PageAssets } from './frame/page-assets.ts';
import { Document } from './frame/document.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import type { PublicPath } from './frame/public-path.ts';
import { HomePage } from './home/home-page.tsx';
import { AppShell } from './app-shell.tsx';
import { AboutPage } from './about/about-page.tsx';
import { ContactPage } from './contact/contact-page.tsx';
import { NotSentPage } from './contact/not-sent-page.tsx';
import { SentPage } from './contact/sent-page.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import type { RenderedPage } from './rendered-page.ts';
import { searchFiles } from './search-files.ts';
import { webManifest } from './web-manifest.ts';
import { DevicePage } from './device/device-page.tsx';
import { OfflinePage } from './device/offline-page.tsx';
import { ServicesPage } from './services/services-page.tsx';
import {
  CancelPaymentPage,
  ConfirmOwnEmailPage,
  ForgotPasswordPage,
  JoinPage,
  LoginPage,
  NotMePage,
  RegisterPage,
  ResetPasswordPage,
} from './sign-in/sign-in-pages.tsx';
import { signInTexts } from './sign-in/sign-in.texts.ts';
import { deviceTexts } from './device/device.texts.ts';

export interface SiteAssets {
  home: PageAssets;
  site: PageAssets;
  contact: PageAssets;
  app: PageAssets;
  staffApp: PageAssets;
  login: PageAssets;
  register: PageAssets;
  forgotPassword: PageAssets;
  resetPassword: PageAssets;
  cancelPayment: PageAssets;
  notMe: PageAssets;
  join: PageAssets;
  confirmOwnEmail: PageAssets;
  device: PageAssets;
  lastSeen: PageAssets;
}

function html(document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

interface PublicPage {
  path: PublicPath;
  file: string;
  assets: keyof SiteAssets;
  title: string;
  description?: string;
  head?: ReactNode;
  body: ReactNode;
}

const { home, about, notFound } = siteContent;

const publicPages: PublicPage[] = [
  {
    path: '/',
    file: 'index.html',
    assets: 'home',
    title: home.title,
    description: home.description,
    head: <StructuredDataTag mark="structuredData" />,
    body: <HomePage />,
  },
  {
    path: '/services',
    file: 'services.html',
    assets: 'site',
    title: services.title,
    description: services.description,
    body: <ServicesPage />,
  },
  {
    path: '/about',
    file: 'about.html',
    assets: 'site',
    title: about.title,
    description: about.description,
    body: <AboutPage />,
  },
  {
    path: '/contact',
    file: 'contact.html',
    assets: 'contact',
    title: contact.title,
    description: contact.description,
    head: <StructuredDataTag mark="branchData" />,
    body: <ContactPage />,
  },
  {
    path: '/contact/sent',
    file: 'contact-sent.html',
    assets: 'site',
    title: contact.sentTitle,
    body: <SentPage />,
  },
  {
    path: '/contact/not-sent',
    file: 'contact-not-sent.html',
    assets: 'site',
    title: contact.notSentTitle,
    body: <NotSentPage />,
  },
  { path: '/404', file: '404.html', assets: 'site', title: notFound.title, body: <NotFoundPage /> },
  {
    path: '/login',
    file: 'login.html',
    assets: 'login',
    title: signInTexts.logIn.title,
    description: signInContent.logInDescription,
    body: <LoginPage />,
  },
  {
    path: '/register',
    file: 'register.html',
    assets: 'register',
    title: signInTexts.register.title,
    description: signInContent.registerDescription,
    body: <RegisterPage />,
  },
  {
    path: '/forgot-password',
    file: 'forgot-password.html',
    assets: 'forgotPassword',
    title: signInTexts.forgotPassword.windowTitle,
    body: <ForgotPasswordPage />,
  },
  {
    path: '/reset-password',
    file: 'reset-password.html',
    assets: 'resetPassword',
    title: signInTexts.resetPassword.windowTitle,
    body: <ResetPasswordPage />,
  },
  {
    path: '/cancel-payment',
    file: 'cancel-payment.html',
    assets: 'cancelPayment',
    title: signInTexts.cancelPayment.windowTitle,
    body: <CancelPaymentPage />,
  },
  {
    path: '/not-me',
    file: 'not-me.html',
    assets: 'notMe',
    title: signInTexts.notMe.windowTitle,
    body: <NotMePage />,
  },
  {
    path: '/join',
    file: 'join.html',
    assets: 'join',
    title: signInTexts.join.title,
    body: <JoinPage />,
  },
  {
    path: '/confirm-your-email',
    file: 'confirm-your-email.html',
    assets: 'confirmOwnEmail',
    title: signInTexts.confirmOwnEmail.title,
    body: <ConfirmOwnEmailPage />,
  },
  {
    path: devicePath,
    file: 'this-device.html',
    assets: 'device',
    title: deviceTexts.title,
    body: <DevicePage />,
  },
];

/**
 * The server does not answer these by their address alone: it sends 404 for every unknown address,
 * and the sent page once there is a reference.
 */
const answeredByServer = new Set<PublicPath>(['/404', '/contact/sent', '/contact/not-sent']);

/** Every file of the site whose text is made at build time. */
export function renderPages(assets: SiteAssets): RenderedPage[] {
  const pages = publicPages.map(({ path, file, body, assets: kind, ...words }) => ({
    paths: answeredByServer.has(path) ? [] : [path],
    file,
    content: html(
      <Document {...words} path={path} assets={assets[kind]}>
        <PublicFrame path={path}>{body}</PublicFrame>
      </Document>,
    ),
  }));
  return [
    ...pages,
    ...searchFiles(),
    webManifest(),
    {
      paths: [offlinePath],
      file: 'offline.html',
      content: html(<OfflinePage assets={assets.lastSeen} />),
    },
    { paths: ['/unauthorized'], file: 'app.html', content: html(<AppShell assets={assets.app} />) },
    { paths: [], file: 'staff-app.html', content: html(<AppShell assets={assets.staffApp} />) },
  ];
}

/**
 * Data, not script: browsers do not run it, so the Content-Security-Policy has nothing to refuse.
 * The server puts it in.
 */
function StructuredDataTag({ mark }: { mark: 'structuredData' | 'branchData' }) {
  return <script type="application/ld+json">{`{{${mark}}}`}</script>;
}
