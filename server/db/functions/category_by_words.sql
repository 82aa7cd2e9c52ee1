-- revision 2
-- oldest 0041

-- The category of a payee as the words of its name tell it, in English or Spanish: of those known
-- the last one, as in "Market Street Pharmacy". Null where none is. It is a guess, for payees that
-- their customer has not sorted. A page of transactions calls it for each row, so it is PL/pgSQL:
-- each statement would plan a function in SQL again, and read its list again.
CREATE OR REPLACE FUNCTION category_by_words(name text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := regexp_split_to_array(search_fold(name), '[^[:alnum:]]+');
  category text;
BEGIN
  FOR place IN REVERSE cardinality(words)..1 LOOP
    category := '{
      "utilities": "Utilities", "electric": "Utilities", "electricity": "Utilities",
      "energy": "Utilities", "power": "Utilities", "gas": "Utilities", "water": "Utilities",
      "sewer": "Utilities", "broadband": "Utilities", "internet": "Utilities", "fiber": "Utilities",
      "fibre": "Utilities", "telecom": "Utilities", "wireless": "Utilities", "mobile": "Utilities",
      "electricidad": "Utilities", "energia": "Utilities", "agua": "Utilities",
      "telefonia": "Utilities",
      "rent": "Rent", "rentals": "Rent", "lettings": "Rent", "landlord": "Rent",
      "apartments": "Rent", "realty": "Rent", "alquiler": "Rent", "renta": "Rent",
      "apartamentos": "Rent", "inmobiliaria": "Rent",
      "gazette": "Subscriptions", "magazine": "Subscriptions", "newspaper": "Subscriptions",
      "streaming": "Subscriptions", "subscription": "Subscriptions",
      "subscriptions": "Subscriptions", "revista": "Subscriptions", "periodico": "Subscriptions",
      "suscripcion": "Subscriptions",
      "tuition": "Tuition", "school": "Tuition", "college": "Tuition", "university": "Tuition",
      "academy": "Tuition", "escuela": "Tuition", "colegio": "Tuition", "universidad": "Tuition",
      "academia": "Tuition",
      "insurance": "Insurance", "assurance": "Insurance", "mutual": "Insurance",
      "seguro": "Insurance", "seguros": "Insurance",
      "grocery": "Groceries", "groceries": "Groceries", "supermarket": "Groceries",
      "market": "Groceries", "foods": "Groceries", "greengrocer": "Groceries",
      "supermercado": "Groceries", "mercado": "Groceries",
      "bodega": "Groceries", "carniceria": "Groceries",
      "restaurant": "Eating out", "cafe": "Eating out", "coffee": "Eating out",
      "pizza": "Eating out", "pizzeria": "Eating out", "diner": "Eating out",
      "bakery": "Eating out", "bistro": "Eating out",
      "taqueria": "Eating out", "restaurante": "Eating out", "panaderia": "Eating out",
      "cafeteria": "Eating out",
      "rail": "Transportation", "railway": "Transportation", "transit": "Transportation",
      "taxi": "Transportation", "metro": "Transportation", "bus": "Transportation",
      "parking": "Transportation", "garage": "Transportation", "fuel": "Transportation",
      "tolls": "Transportation", "gasolinera": "Transportation",
      "estacionamiento": "Transportation", "transporte": "Transportation",
      "pharmacy": "Health", "drugstore": "Health", "clinic": "Health", "hospital": "Health",
      "medical": "Health", "dental": "Health", "dentist": "Health",
      "optician": "Health", "gym": "Health", "fitness": "Health", "farmacia": "Health",
      "clinica": "Health", "medico": "Health", "dentista": "Health", "gimnasio": "Health",
      "store": "Shopping", "shop": "Shopping", "books": "Shopping", "bookstore": "Shopping",
      "hardware": "Shopping", "outfitters": "Shopping", "furniture": "Shopping",
      "tienda": "Shopping", "libreria": "Shopping", "ferreteria": "Shopping",
      "hotel": "Travel", "airlines": "Travel", "airways": "Travel", "travel": "Travel",
      "hostel": "Travel", "aerolineas": "Travel", "viajes": "Travel",
      "brokerage": "Savings and investing", "investments": "Savings and investing",
      "inversiones": "Savings and investing",
      "irs": "Taxes", "tax": "Taxes", "taxes": "Taxes", "treasury": "Taxes", "impuestos": "Taxes"
    }'::jsonb ->> words[place];
    EXIT WHEN category IS NOT NULL;
  END LOOP;
  RETURN category;
END
$$;
