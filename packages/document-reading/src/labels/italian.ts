import { type LanguageLabels, withNumberWord } from './language-labels.ts'

export const italian: LanguageLabels = {
  bill_of_lading_number: withNumberWord('polizza(?: (?:di carico|master|house))?|b\\/l'),
  booking_number: withNumberWord('prenotazione|booking|rif\\.? booking'),
  purchase_order_number: withNumberWord("ordine(?: (?:cliente|d['’]acquisto|di acquisto))?|vs\\.? ordine|contratto"),
  reference_number: withNumberWord(
    'ns\\.? ?rif\\.?(?:erimento)?|vs\\.? ?rif\\.?(?:erimento)?|n[.\\/] ?rif\\.?|v[.\\/] ?rif\\.?|pratica|rif\\.?(?: (?:pratica|interno|cliente))?|posizione|dossier',
  ),
  invoice_number: withNumberWord('fattura(?: (?:commerciale|proforma))?|documento|nota (?:di )?debito'),
  entry_number: withNumberWord('dichiarazione|bolletta(?: doganale)?|mrn|dau|registro'),
  release_number: withNumberWord('buono (?:di )?(?:consegna|prelievo)|delivery order'),
  shipper:
    'mittente(?: ?\\/ ?(?:esportatore|caricatore))?|speditore|caricatore|esportatore|venditore|fornitore|cedente',
  consignee:
    'per conto del ricevitore|destinatario(?: (?:merce|della merce))?|ricevitore|importatore|acquirente|consegnatario',
  bill_to:
    'spett(?:\\.?le|abile)(?: ditta)?|intestatari[oa](?: (?:della )?fattura)?|cliente|cessionario|fatturare a|committente',
  release_to:
    'consegnare a|vettore(?: (?:terrestre|incaricato))?|trasportatore|autotrasportatore|ritiro (?:a cura di|da parte di)|rilasciare a',
  carrier: 'compagnia(?: (?:marittima|di navigazione))?|armatore|vettore marittimo',
  vessel: 'nave(?: ?\\/ ?viaggio)?|m\\/n|motonave|nome (?:della )?nave',
  voyage: withNumberWord('viaggio|numero (?:di )?viaggio'),
  place_of_receipt: 'luogo (?:di )?(?:ricevimento|presa in carico|ritiro)',
  port_of_loading: "porto (?:di |d['’])?(?:carico|imbarco|partenza|caricazione|origine)",
  port_of_discharge: "porto (?:di |d['’])?(?:sbarco|scarico|arrivo|destino|destinazione|scaricazione)",
  place_of_delivery: 'luogo (?:di )?(?:consegna|destinazione|resa)|destinazione(?: finale)?|destino finale',
  terminal:
    'terminal(?: (?:di (?:sbarco|ritiro|consegna|arrivo)|portuale|contenitori))?|magazzino(?: (?:di )?(?:custodia|temporanea custodia))?|luogo (?:di )?ritiro|banchina',
  etd: 'data (?:di )?(?:partenza|imbarco|caricazione)(?: prevista)?|partenza(?: prevista)?|partita il',
  eta: 'data (?:di )?arrivo(?: (?:previsto|prevista|stimata))?|arrivo(?: (?:previsto|stimato))?|previsto arrivo',
  issue_date: 'luogo e data(?: (?:di )?emissione)?|data (?:di )?(?:emissione|rilascio)',
  document_date: 'data(?: (?:di )?(?:emissione|avviso|documento|stampa))?|emesso il',
  on_board_date: 'data (?:di )?(?:imbarco|messa a bordo)|imbarcato il|caricato a bordo il',
  last_free_day:
    'ultimo giorno (?:di )?(?:franchigia|franco|sosta gratuita)|(?:fine|scadenza) franchigia|franchigia (?:fino al|sino al|scade il)|(?:soste|magazzinaggio) (?:dal|a partire dal)',
  free_time_start: 'inizio (?:della )?franchigia|franchigia dal|primo giorno (?:di franchigia|franco)',
  charged_from:
    '(?:addebitato|fatturato|soste|controstallie) dal|inizio (?:addebito|soste|controstallie)|periodo (?:fatturato|addebitato|di (?:sosta|addebito))',
  charged_through:
    '(?:addebitato|fatturato|soste|controstallie) al|fine (?:addebito|soste|controstallie)|periodo (?:fatturato|addebitato|di (?:sosta|addebito))',
  tariff_rule: 'tariffa (?:applicabile|applicata|di riferimento)|tariffario(?: di riferimento)?',
  invoice_date: 'data (?:di )?(?:fattura|fatturazione|emissione|documento)|del',
  due_date: 'data (?:di )?scadenza|scadenza(?: pagamento)?|pagamento (?:entro|entro il)|da pagare entro',
  entry_date: 'data (?:di )?(?:accettazione|registrazione|dichiarazione|svincolo|bolletta)',
  valid_until: 'valid[oa] (?:fino al|sino al)|validita(?: fino al)?|scadenza(?: (?:del )?buono)?',
  documentation_cutoff: '(?:chiusura|closing|cut ?off)(?: (?:dei |per ))? ?(?:documenti|documentale|istruzioni|si)',
  cargo_cutoff: '(?:chiusura|closing|cut ?off)(?: (?:della |del ))? ?(?:merce|contenitori|terminal|carico|gate|fisico)',
  vgm_cutoff: '(?:chiusura|closing|cut ?off) vgm',
  empty_pickup_date: '(?:ritiro|disponibilita) (?:del )?(?:contenitore )?vuoto',
  gate_out_date:
    'data (?:di )?(?:uscita|ritiro)(?: (?:del )?pieno)?|uscita(?: (?:dal )?terminal)?|ritiro(?: (?:del )?pieno)?|ritirato il',
  returned_date:
    'data (?:di )?(?:riconsegna|rientro|restituzione)(?: (?:del )?vuoto)?|riconsegna(?: (?:del )?vuoto)?|rientro(?: (?:del )?vuoto)?|riconsegnato il',
  free_days: 'giorni (?:di )?(?:franchigia|franchi|liberi)|franchigia(?: \\(gg\\.?\\))?|gg\\.? (?:di )?franchigia',
  chargeable_days:
    '(?:numero|n[.°º]?) (?:di )?giorni(?: (?:addebitati|fatturati))?|giorni (?:(?:di )?sosta|addebitati|fatturati|eccedenti|da addebitare)|gg\\.? (?:sosta|addebitati)',
  rate_per_day: 'tariffa(?: (?:giornaliera|al giorno|gg\\.?))?|importo giornaliero|costo (?:al )?giorno',
  total_amount:
    'totale(?: (?:fattura|documento|da pagare|a pagare|generale|dovuto|netto))?|importo (?:totale|dovuto)|netto a pagare',
  ocean_freight: 'nolo(?: (?:marittimo|mare))?',
  duty_amount: 'dazi(?:o)?(?: doganali?)?|totale dazi|diritti doganali',
  entered_value: 'valore (?:in )?(?:dogana|doganale|statistico)|base imponibile|imponibile dazio',
  gross_weight: 'peso lordo(?: (?:totale|kgs?))?|massa lorda|p\\. ?lordo|lordo(?: \\(?kgs?\\)?)',
  net_weight: 'peso netto(?: (?:totale|kgs?))?|massa netta|p\\. ?netto',
  volume: 'volume(?: (?:totale|mc|m3))?|cubaggio|cubatura|metri cubi|mc',
  packages: '(?:totale |numero (?:di )?|n[.°] ?)?colli(?: totali)?|(?:numero|n[.°]) (?:di )?(?:cartoni|pallets?|casse)',
  incoterm: 'resa(?: merce)?|condizioni di (?:consegna|resa|vendita)',
  country_of_origin: "origine(?: (?:della )?merce)?|paese (?:di |d['’])?(?:origine|provenienza)|provenienza",
  'head:container': 'contenitor[ei]|sigla(?: contenitore)?|unita|cntr',
  'head:seal': 'sigill[oi]',
  'head:packages': 'colli|n[.°] colli|cartoni',
  'head:gross_weight': 'peso(?: \\(?kgs?\\)?)?|lordo(?: \\(?kgs?\\)?)?',
  'head:description':
    'descrizione(?: (?:della |delle |dei )?(?:merce|merci|prestazioni|servizi|beni|articoli))?|natura(?: (?:e qualita )?(?:dei beni|dei servizi))?|prestazione|causale|voce',
  'head:quantity': 'quantita|q\\.?ta\\.?|giorni|gg\\.?',
  'head:unit_price': 'prezzo(?: (?:unit(?:ario|\\.)?|unitario))?|p\\. ?unit\\.?|tariffa',
  'head:amount': 'importo(?: (?:eur|totale|netto))?|totale(?: riga)?|imponibile|valore',
  empty_return_location: '(?:luogo|deposito|terminal) di (?:riconsegna|restituzione)(?: del)?(?: vuoto)?',
  empty_return_by: '(?:data limite|termine) di (?:riconsegna|restituzione)|riconsegna entro(?: il)?',
}
