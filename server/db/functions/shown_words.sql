-- revision 2
-- oldest 0041

-- The words that a page shows for a value of an order, in every language of ours, one to a line:
-- tests/contract/searched-words.test.ts compares them with the texts of the pages. Null for a value
-- that is shown as it stands.
CREATE OR REPLACE FUNCTION shown_words(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT '{
    "kind local": "Local transfer\nTransferencia local",
    "kind bill": "Bill payment\nPago de factura",
    "kind international": "International transfer\nTransferencia internacional",
    "kind funding": "Deposit\nDepósito",
    "kind direct_deposit": "Direct deposit\nDepósito directo",
    "kind check_deposit": "Check deposit\nDepósito de cheque",
    "kind interest": "Interest\nIntereses",
    "kind loan_disbursement": "Loan paid out\nPréstamo desembolsado",
    "kind loan_instalment": "Loan instalment\nLoan payment\nPago de préstamo",
    "kind correction": "Correction\nCorrección",
    "kind own": "Between own accounts\nBetween your accounts\nEntre cuentas propias\nEntre sus cuentas",
    "category Utilities": "Utilities\nServicios públicos",
    "category Rent": "Rent\nRenta",
    "category Subscriptions": "Subscriptions\nSuscripciones",
    "category Tuition": "Tuition\nMatrícula",
    "category Insurance": "Insurance\nSeguros",
    "category Others": "Others\nOtros",
    "category Groceries": "Groceries\nComestibles",
    "category Eating out": "Eating out\nRestaurantes",
    "category Transportation": "Transportation\nTransporte",
    "category Health": "Health\nSalud",
    "category Shopping": "Shopping\nCompras",
    "category Travel": "Travel\nViajes",
    "category Family and friends": "Family and friends\nFamilia y amigos",
    "category Savings and investing": "Savings and investing\nAhorro e inversión",
    "category Taxes": "Taxes\nImpuestos",
    "account checking": "Checking Account\nCheques",
    "account savings": "Savings Account\nAhorros",
    "account investment": "Investment Account\nInversión",
    "status scheduled": "Scheduled\nProgramado",
    "status in_review": "Pending\nPendiente",
    "status settling": "Pending\nPendiente",
    "status approved": "Approved\nCompleted\nCompletado",
    "status completed": "Completed\nCompletado",
    "status declined": "Declined\nRechazado",
    "status returned": "Returned\nDevuelto",
    "status cancelled": "Cancelled\nCancelado",
    "credit": "Credit\nCrédito",
    "debit": "Debit\nDébito",
    "month 1": "Jan\nJanuary\nene\nenero",
    "month 2": "Feb\nFebruary\nfeb\nfebrero",
    "month 3": "Mar\nMarch\nmar\nmarzo",
    "month 4": "Apr\nApril\nabr\nabril",
    "month 5": "May\nmay\nmayo",
    "month 6": "Jun\nJune\njun\njunio",
    "month 7": "Jul\nJuly\njul\njulio",
    "month 8": "Aug\nAugust\nago\nagosto",
    "month 9": "Sep\nSeptember\nsept\nseptiembre",
    "month 10": "Oct\nOctober\noct\noctubre",
    "month 11": "Nov\nNovember\nnov\nnoviembre",
    "month 12": "Dec\nDecember\ndic\ndiciembre"
  }'::jsonb ->> code
$$;
