import '../../app/configure-zod.ts';
import { PageTop } from '../page-top.tsx';
import { LoanApplications } from './loan-applications.tsx';
import { LoanForm } from './loan-form.tsx';
import '../../ui/panel.css';
import './loans-page.css';

export function Component() {
  return (
    <>
      <PageTop documentTitle="Loans" heading="Loans" detail="See what a loan costs while you type, apply, and follow your applications." />
      <div className="loans-page">
        <LoanForm />
        <LoanApplications />
      </div>
    </>
  );
}
