import { type LanguageLabels, withNumberWord } from './language-labels.ts'

export const dutch: LanguageLabels = {
  bill_of_lading_number: withNumberWord('cognossement|connossement|zeevrachtbrief|vrachtbrief'),
  booking_number: withNumberWord('boeking|boekings|boekingsnummer|reserverings'),
  purchase_order_number: withNumberWord('order|uw order|bestel|bestelling|inkooporder|contract'),
  reference_number: withNumberWord(
    'onze ref(?:erentie)?\\.?|uw ref(?:erentie)?\\.?|o\\/ref|u\\/ref|dossier|referentie|opdracht|zending',
  ),
  invoice_number: withNumberWord('factuur|factuurnummer|faktuur'),
  entry_number: withNumberWord('aangifte|mrn|aangiftenummer|document'),
  release_number: withNumberWord('vrijstelling|vrijgave|release|laat-?volgen'),
  shipper: 'afzender|verscheper|exporteur|verkoper|leverancier|verlader',
  consignee: 'geadresseerde|ontvanger|importeur|koper|consignataris',
  notify_party: 'te verwittigen|te notificeren|te waarschuwen|notify(?: adres)?',
  bill_to: 'factuur aan|factuuradres|klant|debiteur|facturatie aan|gefactureerd aan',
  release_to:
    'vervoerder|transporteur|wegvervoerder|af te leveren aan|uit te leveren aan|vrij te geven aan|laat volgen aan|afhaler|uitlevering aan',
  carrier: 'rederij|lijn|vervoerder zee|scheepvaartmaatschappij',
  vessel: 'schip(?: ?\\/ ?reis)?|zeeschip|naam (?:van het )?schip|vaartuig',
  voyage: withNumberWord('reis|reisnummer|vaart'),
  place_of_receipt: 'plaats van (?:ontvangst|inontvangstneming)|laadplaats',
  port_of_loading: 'laadhaven|haven van (?:lading|vertrek|inlading)|vertrekhaven|verschepingshaven',
  port_of_discharge:
    'loshaven|haven van (?:lossing|aankomst|bestemming)|aankomsthaven|bestemmingshaven|loshaven ?\\/ ?kaai',
  place_of_delivery:
    'plaats van (?:aflevering|levering|bestemming)|eindbestemming|bestemming|afleverplaats|leveringsplaats|losadres',
  terminal: 'terminal|kaai|kade|loskade|afhaalterminal|afhaalplaats|ligplaats(?: ?\\/ ?terminal)?|magazijn|loods',
  etd: 'vertrek(?:datum)?(?: verwacht)?|verwacht vertrek|afvaart(?:datum)?|vertrokken(?: op)?',
  eta: 'aankomst(?:datum)?(?: verwacht)?|verwachte aankomst|verwacht(?: op)?|aangekomen(?: op)?',
  issue_date: 'plaats en datum(?: van (?:uitgifte|afgifte))?|datum (?:van )?(?:uitgifte|afgifte)',
  document_date: 'datum|opgemaakt(?: op)?|opgesteld op|afgegeven op|datum (?:bericht|document)',
  on_board_date: 'aan boord(?: op)?|geladen (?:aan boord )?op|verscheept op',
  last_free_day:
    'laatste vrije dag|vrij tot(?: en met)?|einde vrije (?:tijd|periode)|vrije (?:ligtijd|periode) tot|kosteloos tot|opslagvrij tot',
  free_time_start:
    '(?:begin|start|aanvang) vrije (?:tijd|periode)|vrije (?:tijd|dagen|periode) (?:vanaf|van)|eerste vrije dag',
  charged_from:
    '(?:berekend|gefactureerd|aangerekend) (?:vanaf|van)|(?:begin|start) berekening|(?:berekende|gefactureerde) periode',
  charged_through:
    '(?:berekend|gefactureerd|aangerekend) (?:tot(?: en met)?|t\\/m)|einde berekening|(?:berekende|gefactureerde) periode',
  tariff_rule: 'toegepast tarief|tariefnummer|geldend tarief',
  invoice_date: 'factuurdatum|datum(?: factuur)?|faktuurdatum',
  due_date: 'vervaldag|vervaldatum|te betalen (?:voor|uiterlijk)|betaalbaar (?:voor|op)|uiterste betaaldatum',
  entry_date: 'datum (?:van )?(?:aanvaarding|aangifte|vrijgave)|aanvaardingsdatum|aangiftedatum',
  valid_until: 'geldig tot(?: en met)?|geldigheid|vervalt op|uiterste afhaaldatum|af te halen voor',
  documentation_cutoff: '(?:documenten|document|si)[ -]?(?:closing|cut-?off|sluiting)|sluiting documenten',
  cargo_cutoff:
    '(?:lading|container|terminal|gate)[ -]?(?:closing|cut-?off|sluiting)|sluiting (?:lading|terminal)|uiterste aanlevering',
  vgm_cutoff: 'vgm[ -]?(?:closing|cut-?off|sluiting)|sluiting vgm',
  empty_pickup_date: 'leeg (?:ophalen|afhalen|beschikbaar)(?: op| vanaf)?|afhalen leeg',
  gate_out_date:
    'afgehaald(?: op)?|uitgeleverd(?: op)?|datum (?:uit|afhaling|uitlevering|gate-?out)|uit terminal|vol uit|gate-?out',
  returned_date:
    'teruggebracht(?: op)?|retour(?:datum)?|leeg (?:terug|in|retour)|ingeleverd(?: op)?|datum (?:in|inlevering|retour)|gate-?in',
  free_days: 'vrije (?:dagen|termijn)|vrij(?: \\(dagen\\))?|dagen vrij',
  chargeable_days:
    '(?:te )?(?:aangerekende|gefactureerde|belaste|berekende|betalen) dagen|aantal dagen|dagen (?:aangerekend|berekend|te betalen)|betalende dagen',
  rate_per_day: 'tarief(?: (?:per dag|\\/ ?dag))?|prijs per dag|dagtarief|eur ?\\/ ?dag|per dag',
  total_amount:
    'totaal(?: (?:te betalen|bedrag|eur|incl\\.? btw|factuur|generaal))?|te betalen(?: bedrag)?|totaalbedrag|eindtotaal|algemeen totaal',
  ocean_freight: 'zeevracht|oceaanvracht',
  duty_amount: 'invoerrechten|douanerechten|rechten(?: bij invoer)?',
  entered_value: 'douanewaarde|statistische waarde|belastbare waarde',
  gross_weight: 'bruto(?:gewicht|massa)?(?: \\(?kgs?\\)?)?|brutogewicht|gewicht(?: bruto)?',
  net_weight: 'netto(?:gewicht|massa)?(?: \\(?kgs?\\)?)?|nettogewicht',
  volume: 'volume|inhoud|kubering|kubiek',
  packages:
    '(?:aantal |totaal )?(?:colli|pakken|dozen|pallets|stuks|verpakkingen)|aantal (?:en soort )?(?:colli|verpakkingen)',
  incoterm: 'leveringsvoorwaarden?|leveringsconditie|levering',
  country_of_origin: 'oorsprong|land van (?:oorsprong|herkomst|verzending)|herkomst',
  'head:container': 'container(?:nummer|s)?',
  'head:seal': 'zegels?|loodje|verzegeling',
  'head:packages': 'colli|aantal|stuks',
  'head:gross_weight': 'gewicht(?: \\(?kgs?\\)?)?|bruto(?: \\(?kgs?\\)?)?',
  'head:description': 'omschrijving(?: (?:van de )?(?:goederen|diensten))?|benaming|dienst|goederen',
  'head:quantity': 'aantal|hoeveelheid|dagen',
  'head:unit_price': 'eenheidsprijs|prijs(?: (?:per |\\/ ?)?(?:eenheid|stuk))?|tarief|stukprijs',
  'head:amount': 'bedrag(?: (?:eur|excl\\.? btw))?|totaal(?: eur)?|waarde|netto',
  empty_return_location: 'inleverdepot|inlever(?:locatie|adres)|leeg inleveren(?: bij)?|retourdepot',
  empty_return_by: '(?:uiterste )?inlever(?:datum|en voor)|leeg inleveren voor',
}
