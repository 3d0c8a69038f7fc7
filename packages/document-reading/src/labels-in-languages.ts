/**
 * How forms in other languages than English name a field, beside what labels.ts has: one table a language, so that a
 * native speaker can check it. Written without regard to accents, as they are compared.
 */
type Words = Readonly<Record<string, string>>

/** "Factura Nº", "Rechnung Nr.", "Faktura no." */
const no = (words: string) => `(?:${words})(?:[ -]?(?:n[.°º]?|no\\.?|nr\\.?|num\\.?|nummer|numero|id))?`

const spanish: Words = {
  bill_of_lading_number: no('documento de transporte|guia maritima|bl master|bl madre|b\\/l master'),
  booking_number: no('booking|reserva naviera|numero de (?:booking|reserva)'),
  purchase_order_number: no('orden de compra|o\\/c|oc|contrato|nota de pedido'),
  reference_number: no(
    'expediente|su ref\\.?|nuestra ref\\.?|referencia (?:interna|cliente|agente)|embarque|operacion',
  ),
  invoice_number: no(
    'factura(?: (?:de venta|de exportacion|electronica|comercial|serie))?|comprobante|comp\\.?|numero de factura',
  ),
  release_number: no('orden(?: de entrega| de retiro)?|autorizacion'),
  shipper:
    'exportador ?\\/ ?(?:proveedor|embarcador)|embarcador|proveedor|vendedor ?\\/ ?exportador|razon social|remite',
  consignee: 'importador ?\\/ ?comprador|consignado a|a la orden de|cliente ?\\/ ?importador|destinatario',
  bill_to: 'señor(?:es|\\(es\\))?|facturar a|cliente|adquirente|razon social del cliente|datos del cliente',
  release_to: 'entregar a|retira|transportista|empresa transportista|agente de aduanas?|autorizado a retirar',
  carrier: 'linea naviera|naviera|linea maritima|transportador',
  vessel: 'nave|buque(?: ?\\/ ?nave)?|motonave|m\\/n|nave ?\\/ ?buque',
  voyage: no('viaje|numero de viaje'),
  place_of_receipt: 'lugar de recepcion|punto de origen|lugar de carga',
  port_of_loading:
    'puerto (?:de )?(?:embarque|carga|cargue|origen|salida|zarpe)|pto\\.? (?:de )?(?:embarque|carga|origen)|lugar de embarque',
  port_of_discharge:
    'puerto (?:de )?(?:descarga|descargue|destino|arribo|llegada|desembarque)|pto\\.? (?:de )?(?:descarga|destino|arribo)',
  place_of_delivery: 'lugar de (?:entrega|destino)(?: final)?|destino final|punto de destino',
  terminal:
    'deposito temporal|almacen(?: aduanero| extraportuario)?|terminal (?:de (?:arribo|llegada|descarga|retiro)|portuario)|recinto(?: fiscal(?:izado)?)?|patio de (?:retiro|entrega)',
  etd: 'fecha (?:estimada )?(?:de )?(?:zarpe|salida|embarque|despacho)|etd ?\\/ ?zarpe|zarpe(?: estimado)?',
  eta: 'fecha (?:estimada )?(?:de )?(?:llegada|arribo|atraque)|eta ?\\/ ?arribo|arribo estimado|llegada estimada',
  issue_date: 'lugar y fecha(?: de (?:emision|expedicion))?|fecha de (?:emision|expedicion)(?: del? b\\/?l)?',
  document_date: 'fecha(?: de (?:emision|expedicion|aviso|orden|documento))?|fec\\. emision',
  on_board_date: 'fecha (?:de )?(?:a bordo|embarque)|embarcado (?:a bordo )?el',
  last_free_day:
    'ultimo dia (?:libre|sin costo)|fin (?:de )?(?:libre|dias libres|estadia)|libre (?:de )?(?:almacenaje|sobrestadia|sobreestadia)s? hasta|vence (?:libre|dias libres)',
  invoice_date: 'fecha (?:de )?(?:la )?(?:factura|emision|expedicion|facturacion)|fec\\. emision',
  due_date:
    'fecha (?:de )?(?:vencimiento|vto\\.?)|vto\\.?(?: (?:de )?pago)?|vence(?: el)?|fecha limite de pago|pagar antes del?',
  entry_date: 'fecha de (?:numeracion|aceptacion|entrada|pago|presentacion|declaracion)',
  entry_number: no('declaracion|dam|dus|din|pedimento|levante|despacho'),
  valid_until: 'valid[ao] hasta|vigente hasta|vigencia(?: hasta)?|vencimiento(?: de la orden)?|fecha (?:de )?caducidad',
  documentation_cutoff:
    'cierre (?:de )?(?:documental|documentos|documentacion|instrucciones|si|matriz)|corte (?:documental|de documentos)|corte si|cut ?off documental',
  cargo_cutoff:
    'cierre (?:de )?(?:fisico|recepcion|cargas?|puerto|terminal|stacking|cy)|corte (?:fisico|de carga)|cut ?off fisico',
  vgm_cutoff: '(?:cierre|corte|cut ?off)(?: de)? vgm',
  empty_pickup_date: 'retiro de (?:unidad )?vaci[oa]s?|fecha (?:de )?retiro(?: de)? vacio',
  gate_out_date:
    'fecha (?:de )?(?:retiro|salida|despacho|entrega)(?: (?:de )?(?:lleno|terminal))?|retiro(?: (?:de )?lleno)?|gate out',
  returned_date:
    'fecha (?:de )?(?:devolucion|retorno)(?: (?:de )?vacio)?|devolucion(?: (?:de )?vacio)?|devuelto(?: el)?',
  free_days: 'dias libres(?: (?:otorgados|de sobr?eestadia))?|libres|dias sin costo',
  chargeable_days: 'dias (?:a (?:facturar|cobrar)|cobrados|facturados|de (?:demora|sobr?eestadia)|excedidos|en exceso)',
  rate_per_day: 'tarifa(?: (?:diaria|por dia|x dia))?|valor (?:por )?dia|costo diario',
  total_amount:
    '(?:importe|monto|valor|precio) total(?: (?:a pagar|factura))?|total (?:a pagar|general|factura|fob|cif|neto)|total',
  ocean_freight: 'flete (?:maritimo|oceanico|internacional)',
  duty_amount: 'derechos? (?:ad ?valorem|arancelarios|de importacion|de aduana)|arancel|ad ?valorem',
  entered_value: 'valor (?:en )?aduanas?|valor cif|base imponible|valor aduanero',
  gross_weight: 'peso (?:bruto|bto\\.?)(?: (?:total|kgs?))?|p\\. ?bruto|kgs? brutos?|bruto kgs?',
  net_weight: 'peso neto(?: (?:total|kgs?))?|p\\. ?neto|kgs? netos?|neto kgs?',
  volume: 'volumen(?: (?:total|m3|cbm))?|cubicaje|metros cubicos',
  packages:
    '(?:total |cantidad (?:de )?|numero de |no\\. de |nro\\. )?(?:bultos|cajas|sacos|pallets|piezas)(?: totales)?|total (?:de )?bultos',
  incoterm: 'terminos? de (?:venta|entrega|negociacion)|condicion de venta|clausula(?: de venta)?|icoterm',
  country_of_origin: 'origen(?: (?:de la )?mercancia)?|pais (?:de )?(?:origen|procedencia)|procedencia',
  'head:container': 'contenedor(?:es)?|equipo|unidad|nro\\.? contenedor|sigla',
  'head:seal': 'precintos?|sellos?|marchamo',
  'head:packages': 'cajas|bultos|sacos|cant\\.? bultos|nro\\. bultos',
  'head:gross_weight': 'bruto(?: \\(?kgs?\\)?)?|p\\. ?bruto|peso(?: \\(?kgs?\\)?)?',
  'head:description':
    'producto(?: ?\\/ ?servicio)?|detalle|glosa|servicio|mercancia|mercaderia|descripcion (?:de(?:l)? )?(?:la )?(?:mercancia|mercaderia|producto|servicio|carga)s?',
  'head:quantity': 'cantidad|cant\\.?|dias',
  'head:unit_price':
    'precio unit(?:ario|\\.)?|p\\. ?unit(?:ario|\\.)?|v(?:alor|\\/r|r)\\.? unit(?:ario|\\.)?|costo unitario',
  'head:amount': 'importe(?: (?:item|total|usd))?|valor(?: total)?|vr\\.? total|subtotal|monto(?: usd)?',
}

const portuguese: Words = {
  booking_number: no('reserva|numero da reserva'),
  purchase_order_number: no('pedido(?: de compra)?|ordem de compra|contrato'),
  reference_number: no('n\\/ ?ref\\.?|s\\/ ?ref\\.?|nossa ref(?:erencia)?|sua ref(?:erencia)?|processo|referencia'),
  invoice_number: no('fatura(?: (?:comercial|proforma))?|nota fiscal|nf-?e|nota de debito'),
  entry_number: no('di|duimp|du-?e|declaracao(?: de importacao)?'),
  shipper: 'exportador|embarcador|remetente|fornecedor|vendedor',
  consignee: 'consignatario|importador|destinatario|comprador|recebedor',
  bill_to: 'faturar (?:a|para)|cliente|sacado|tomador|pagador|exmo\\.?\\(?s?\\)? sr\\.?\\(?s?\\)?',
  release_to: 'entregar (?:a|para)|transportadora?|transportador rodoviario|despachante',
  carrier: 'armador|transportador maritimo|cia\\.? maritima',
  vessel: 'navio(?: ?\\/ ?viagem)?|embarcacao|nome do navio',
  voyage: no('viagem|numero da viagem'),
  place_of_receipt: 'local de (?:recebimento|coleta)|lugar de recepcao',
  port_of_loading: 'porto (?:de )?(?:embarque|carregamento|origem|carga|saida)|local de embarque',
  port_of_discharge: 'porto (?:de )?(?:descarga|desembarque|destino|chegada|descarregamento)|local de desembarque',
  place_of_delivery: 'local de (?:entrega|destino)(?: final)?|destino final',
  terminal:
    'terminal (?:de (?:descarga|atracacao|desembarque|retirada)|portuario|alfandegado)|recinto(?: alfandegado)?|armazem|local de atracacao',
  etd: 'data (?:prevista |estimada )?(?:de |da )?(?:saida|embarque|partida)|previsao de (?:saida|embarque)|saida(?: prevista)?',
  eta: 'data (?:prevista |estimada )?(?:de |da )?(?:chegada|atracacao|desembarque)|previsao de (?:chegada|atracacao)|chegada(?: prevista)?',
  issue_date: 'local e data(?: (?:de|da) emissao)?|data (?:de|da) emissao',
  document_date: 'data(?: (?:de|da|do) (?:emissao|aviso|documento))?|emitid[oa] em',
  on_board_date: 'data (?:de |do )?(?:embarque|a bordo)|embarcado em',
  last_free_day:
    'ultimo dia (?:livre|free time)|fim (?:do )?(?:free ?time|periodo livre)|(?:free ?time|livre de demurrage|armazenagem livre) ate|vencimento (?:do )?free ?time',
  invoice_date: 'data (?:da |de )?(?:fatura|emissao)|emissao',
  due_date: 'data (?:de |do )?vencimento|vencimento|vence em|pagar ate|prazo de pagamento',
  entry_date: 'data (?:do |de )?(?:registro|desembaraco|declaracao|aceitacao)',
  valid_until: 'valid[oa] ate|validade(?: ate)?|data de validade',
  documentation_cutoff:
    '(?:deadline|prazo|dead ?line)(?: de| para)? (?:draft|documentos|documental|si|instrucoes)|draft deadline',
  cargo_cutoff: '(?:deadline|prazo|dead ?line)(?: de| da| para)? (?:carga|entrega|gate|terminal)|fechamento do gate',
  vgm_cutoff: '(?:deadline|prazo|dead ?line)(?: de| para)? vgm',
  empty_pickup_date: 'retirada (?:do |de )?vazio|data (?:de )?(?:coleta|retirada)(?: (?:do )?vazio)?',
  gate_out_date: 'data (?:de |da )?(?:retirada|saida)(?: (?:do )?cheio)?|retirada(?: (?:do )?cheio)?',
  returned_date: 'data (?:de |da )?devolucao(?: (?:do )?vazio)?|devolucao(?: (?:do )?vazio)?|devolvido em',
  free_days: 'dias (?:livres|de free ?time|isentos)|free ?time(?: \\(dias\\))?',
  chargeable_days: 'dias (?:cobrados|a cobrar|excedentes|faturados|de demurrage|de sobrestadia)',
  rate_per_day: 'diaria|tarifa(?: (?:diaria|por dia))?|valor (?:da )?diaria|valor (?:por )?dia',
  total_amount: '(?:valor|montante) total(?: (?:da fatura|a pagar))?|total (?:a pagar|geral|da fatura|liquido)|total',
  ocean_freight: 'frete (?:maritimo|internacional)',
  duty_amount: 'imposto de importacao|direitos(?: aduaneiros)?',
  entered_value: 'valor aduaneiro|valor da mercadoria no local|vmld|base de calculo',
  gross_weight: 'peso bruto(?: (?:total|kgs?))?|p\\. ?bruto',
  net_weight: 'peso liquido(?: (?:total|kgs?))?|p\\. ?liquido',
  volume: 'volume(?: (?:total|m3))?|cubagem|metragem cubica',
  packages: '(?:total de |quantidade (?:de )?|qtde?\\.? (?:de )?|numero de )?(?:volumes|caixas|sacos|paletes)',
  incoterm: 'condicao de (?:venda|entrega)|termos de venda',
  country_of_origin: 'pais (?:de )?(?:origem|procedencia)|origem(?: da mercadoria)?',
  'head:container': 'container(?:es)?|conteiner(?:es)?|contentor(?:es)?|equipamento|unidade',
  'head:seal': 'lacres?|selos?',
  'head:packages': 'volumes|caixas|qtde?\\.? vol\\.?|embalagens',
  'head:gross_weight': 'peso(?: \\(?kgs?\\)?)?|bruto(?: \\(?kgs?\\)?)?',
  'head:description':
    'descricao(?: d[ao]s? (?:mercadoria|servico|produto|carga)s?)?|discriminacao|servico|mercadoria|produto|historico|taxa',
  'head:quantity': 'quantidade|qtde?\\.?|dias',
  'head:unit_price': '(?:preco|valor) unit(?:ario|\\.)?|vl\\.? unit\\.?|p\\. ?unit\\.?',
  'head:amount': 'valor(?: total)?|vl\\.? total|total|montante|importancia',
}

const french: Words = {
  bill_of_lading_number: no('connaissement(?: (?:direct|maritime|n[°o]))?|b\\/?l maritime|titre de transport|lta'),
  booking_number: no('reservation|booking|ref\\.? booking'),
  purchase_order_number: no('commande(?: client)?|bon de commande|v\\/ commande|contrat'),
  reference_number: no(
    'n\\/ ?ref\\.?|v\\/ ?ref\\.?|notre ref(?:erence)?|votre ref(?:erence)?|dossier|ref\\.? (?:dossier|client|interne)|affaire',
  ),
  invoice_number: no('facture(?: (?:commerciale|client))?|avoir|piece'),
  entry_number: no("declaration|dau|mrn|numero d[e'’]enregistrement|bae"),
  release_number: no('bon a (?:delivrer|enlever)|bad|numero de liberation'),
  shipper: 'expediteur(?: ?\\/ ?exportateur)?|chargeur|exportateur|vendeur|fournisseur',
  consignee: 'destinataire(?: (?:reel|final))?|receptionnaire|importateur|acheteur|client livre|livre a',
  notify_party: 'a notifier|partie a notifier|notifier a|notify',
  bill_to: 'facture a|client(?: facture)?|adresse de facturation|doit|destinataire de la facture|redevable',
  release_to: 'transporteur(?: (?:routier|terrestre|designe))?|a livrer a|delivrer a|remettre a|enlevement par',
  carrier: 'compagnie(?: maritime| de navigation)?|armateur|transporteur maritime',
  vessel: 'navire(?: ?\\/ ?voyage)?|nom du navire|bateau',
  voyage: no('voyage|numero de voyage'),
  place_of_receipt: 'lieu de (?:prise en charge|reception|chargement)|origine',
  port_of_loading: "port (?:de |d['’])?(?:chargement|depart|embarquement|expedition)|lieu d['’]embarquement",
  port_of_discharge: "port (?:de |d['’])?(?:dechargement|arrivee|destination|debarquement)|lieu de dechargement",
  place_of_delivery: 'lieu de (?:livraison|destination)(?: finale)?|destination(?: finale)?|livraison a',
  terminal:
    "terminal (?:d['’]enlevement|de (?:dechargement|livraison|retrait)|portuaire|a conteneurs)|lieu (?:d['’]enlevement|de (?:depotage|retrait|magasinage))|magasin(?: ?\\/ ?mads)?|quai",
  etd: "date (?:de |d['’])?(?:depart|embarquement|chargement)(?: prevue?)?|depart(?: prevu| estime)?(?: le)?|appareillage",
  eta: "date (?:de |d['’])?arrivee(?: prevue| estimee)?|arrivee(?: prevue| estimee)?(?: le)?|arrive le|accostage",
  issue_date: "lieu et date(?: d['’]emission)?|date d['’]emission|fait a",
  document_date: "date(?: (?:d['’]emission|de l['’]avis|du document|d['’]edition))?|emis le|le",
  on_board_date: 'date (?:de )?mise a bord|embarque le|charge a bord le',
  last_free_day:
    "dernier jour (?:de )?(?:franchise|franc|gratuit)|fin (?:de )?(?:la )?franchise|franchise(?: magasinage| surestaries)? jusqu['’]au|magasinage a partir du",
  invoice_date: "date (?:de |de la |d['’])?(?:facture|facturation|emission|piece)",
  due_date: "date d['’]echeance|echeance(?: le)?|a payer avant le|reglement (?:avant le|au|le)|payable le",
  entry_date:
    "date (?:de (?:la )?declaration|d['’]acceptation|de validation|d['’]enregistrement|de dedouanement|du bae)",
  valid_until: "valable jusqu['’]au|validite(?: jusqu['’]au)?|valide jusqu['’]au|date limite(?: d['’]enlevement)?",
  documentation_cutoff:
    'cloture (?:documentaire|des? documents?|si|instructions)|date limite (?:documents|instructions|si)',
  cargo_cutoff:
    'cloture (?:marchandises?|conteneurs?|portuaire|terminal|fcl|physique)|date limite (?:de )?(?:livraison|remise|depot)(?: .{0,20})?|closing',
  vgm_cutoff: '(?:cloture|date limite)(?: de)? vgm',
  empty_pickup_date: '(?:enlevement|mise a disposition|retrait) (?:du |de )?(?:conteneur )?vide',
  gate_out_date:
    "date (?:de )?(?:sortie|d['’]enlevement|retrait)(?: (?:du )?(?:plein|terminal))?|sortie(?: (?:du )?plein)?|enlevement(?: (?:du )?plein)?|enleve le",
  returned_date:
    'date (?:de )?(?:restitution|retour)(?: (?:du |a )?vide)?|restitution(?: (?:du )?vide)?|restitue le|retour(?: (?:du |a )?vide)?',
  free_days: 'jours (?:de franchise|francs|gratuits|libres)|franchise(?: \\(jours\\))?',
  chargeable_days: 'jours (?:factures|facturables|de (?:surestaries|retard|depassement)|depasses)|nb\\.? (?:de )?jours',
  rate_per_day: 'tarif(?: (?:journalier|par jour|\\/ ?jour))?|taux journalier|prix (?:\\/ ?|par )jour',
  total_amount:
    'total (?:ttc|net|general|a payer|facture|tva comprise)|net a payer|montant (?:total|ttc|net|du|a payer)|total',
  ocean_freight: 'fret (?:maritime|de base|mer)|fret',
  duty_amount: "droits? de douane|total (?:des )?droits|montant (?:des )?droits|droits d['’]entree",
  entered_value: 'valeur (?:en )?douane|valeur (?:statistique|imposable)|assiette',
  gross_weight: 'poids (?:brut|total)(?: (?:total|en kg|\\(?kgs?\\)?))?|masse brute|p\\. ?brut|brut(?: \\(?kgs?\\)?)',
  net_weight: 'poids net(?: (?:total|en kg|\\(?kgs?\\)?))?|masse nette|p\\. ?net',
  volume: 'volume(?: (?:total|m3))?|cubage|metrage',
  packages:
    '(?:total |nombre (?:de |total de )?|nb\\.? (?:de )?|nbre (?:de )?)?(?:colis|cartons|palettes|sacs)(?: total)?',
  incoterm: 'conditions? de (?:livraison|vente)',
  country_of_origin: "origine(?: (?:de la |des )?marchandises?)?|pays (?:d['’]origine|de provenance)|provenance",
  'head:container': '(?:n[°o] )?conteneurs?(?: n[°o])?|(?:n[°o] )?ctr|tc',
  'head:seal': '(?:n[°o] )?plombs?|scelles?',
  'head:packages': 'colis|nb\\.? colis|nbre colis|cartons',
  'head:gross_weight': 'poids(?: \\(?kgs?\\)?)?|brut(?: \\(?kgs?\\)?)?',
  'head:description':
    'designation(?: (?:des |de la )?(?:marchandises?|prestations?|articles?))?|libelle|prestations?|nature(?: (?:de la |des )?(?:marchandises?|prestations?))?|intitule|rubrique',
  'head:quantity': 'quantite|qte\\.?|nb\\.? jours|nbre',
  'head:unit_price': 'prix unit(?:aire|\\.)?(?: ht)?|p\\.? ?u\\.?(?: ht)?|tarif|taux',
  'head:amount':
    'montant(?: (?:ht|total|ttc|eur))?|total(?: (?:ht|ligne))?|prix total|soumis(?: a)? tva|non soumis(?: a)? tva|exonere|ht',
}

const italian: Words = {
  bill_of_lading_number: no('polizza(?: (?:di carico|master|house))?|b\\/l'),
  booking_number: no('prenotazione|booking|rif\\.? booking'),
  purchase_order_number: no("ordine(?: (?:cliente|d['’]acquisto|di acquisto))?|vs\\.? ordine|contratto"),
  reference_number: no(
    'ns\\.? ?rif\\.?(?:erimento)?|vs\\.? ?rif\\.?(?:erimento)?|n[.\\/] ?rif\\.?|v[.\\/] ?rif\\.?|pratica|rif\\.?(?: (?:pratica|interno|cliente))?|posizione|dossier',
  ),
  invoice_number: no('fattura(?: (?:commerciale|proforma))?|documento|nota (?:di )?debito'),
  entry_number: no('dichiarazione|bolletta(?: doganale)?|mrn|dau|registro'),
  release_number: no('buono (?:di )?(?:consegna|prelievo)|delivery order'),
  shipper:
    'mittente(?: ?\\/ ?(?:esportatore|caricatore))?|speditore|caricatore|esportatore|venditore|fornitore|cedente',
  consignee: 'destinatario(?: (?:merce|della merce))?|ricevitore|importatore|acquirente|consegnatario',
  bill_to:
    'spett(?:\\.?le|abile)(?: ditta)?|intestatari[oa](?: (?:della )?fattura)?|cliente|cessionario|fatturare a|committente',
  release_to:
    'consegnare a|vettore(?: (?:terrestre|incaricato))?|trasportatore|autotrasportatore|ritiro (?:a cura di|da parte di)|rilasciare a',
  carrier: 'compagnia(?: (?:marittima|di navigazione))?|armatore|vettore marittimo',
  vessel: 'nave(?: ?\\/ ?viaggio)?|m\\/n|motonave|nome (?:della )?nave',
  voyage: no('viaggio|numero (?:di )?viaggio'),
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
  chargeable_days: 'giorni (?:(?:di )?sosta|addebitati|fatturati|eccedenti|da addebitare)|gg\\.? (?:sosta|addebitati)',
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
}

const german: Words = {
  bill_of_lading_number: no('konnossement|seefrachtbrief|frachtbrief'),
  booking_number: no('buchung|buchungs|buchungsnummer|reederei-?(?:buchung|ref(?:erenz)?)'),
  purchase_order_number: no('bestellung|bestell|ihre bestellung|auftrag|kundenauftrag|kontrakt'),
  reference_number: no(
    'unsere (?:position|referenz|ref\\.?|auftragsnummer)|ihre (?:referenz|ref\\.?|position)|position|positions|sendung|auftrags|spediteur-?ref\\.?|vorgang|vorgangs|aktenzeichen|ihr zeichen|unser zeichen',
  ),
  invoice_number: no('rechnung|rechnungs|belegs?|gutschrift'),
  entry_number: no('zollanmeldung|zollanmeldungs|anmelde|registrier|mrn|atlas|arbeits|veranlagungs'),
  release_number: no('freistellung|freistellungs|freistell|freigabe|abhol|auslager|release'),
  shipper: 'versender(?: ?\\/ ?(?:ausfuhrer|exporteur))?|absender|ablader|verlader|exporteur|verkaufer|lieferant',
  consignee: 'empfanger(?: ?\\/ ?importeur)?|importeur|warenempfanger|kaufer|besteller|lieferadresse|lieferanschrift',
  notify_party: 'meldeadresse|notify(?:-?adresse)?|benachrichtigung(?:sadresse)?',
  importer: 'importeur|einfuhrer|zollbeteiligter',
  bill_to: 'rechnungsempfanger|rechnungsadresse|rechnungsanschrift|kunde|auftraggeber|zahlungspflichtiger|debitor',
  release_to:
    'fuhrunternehmer|transporteur|frachtfuhrer|abholer|spediteur|freigestellt (?:an|fur)|auslieferung an|abholung durch',
  carrier: 'reederei|reeder|frachtfuhrer|linie|carrier',
  vessel: 'schiff(?: ?\\/ ?reise)?|seeschiff|schiffsname|dampfer|ms',
  voyage: no('reise|reisenummer|fahrt|abfahrt'),
  place_of_receipt: 'ubernahmeort|ubernahme|ladeort|vorlauf ab',
  port_of_loading:
    'ladehafen|verladehafen|abgangshafen|verladen(?: in)?|abladehafen|verschiffungshafen|hafen (?:der )?(?:beladung|abfahrt)',
  port_of_discharge:
    'loschhafen|entladehafen|bestimmungshafen|zielhafen|ankunftshafen|geloscht(?: in)?|hafen (?:der )?(?:entladung|ankunft)',
  place_of_delivery:
    'bestimmungsort|zielort|lieferort|auslieferungsort|ablieferungsort|ablieferort|entladeort|nachlauf bis',
  terminal:
    'terminal|abholterminal|umschlag(?:anlage|terminal|betrieb)|abholort|kaibetrieb|verwahrungsort|lagerort|lagerhaus|schuppen',
  etd: '(?:voraussichtliche[rs]? |geplante )?(?:abfahrt|abgang|verschiffung)(?:sdatum| am)?|verladen am|ets(?: ?\\/ ?etd)?',
  eta: '(?:voraussichtliche[rs]? |erwartete |geplante )?(?:ankunft|eintreffen)(?:sdatum| am)?|geloscht am|ankunftstag|erwartet(?: am)?',
  issue_date: 'ort und (?:tag|datum)(?: der ausstellung)?|ausgestellt am|ausstellungsdatum|ausstellungstag',
  document_date: 'datum|belegdatum|erstellt am|ausstellungsdatum|ausgestellt am|avisiert am|meldedatum',
  on_board_date: 'an bord(?: am| seit)?|verschifft am|verschiffungsdatum|verladedatum|verladen an bord am',
  last_free_day:
    '(?:letzter|letzte) (?:freie[rn]? )?(?:tag|freitag)|frei(?:e lagerzeit|zeit)? bis|freizeit(?:ende| bis)|standgeld(?:frei)? (?:bis|ab)|lagergeld(?:frei)? bis|ende (?:der )?freizeit|kostenfrei bis',
  invoice_date: 'rechnungsdatum|belegdatum|datum|rechnung vom|ausstellungsdatum',
  due_date: 'fallig(?:keit)?(?:sdatum| am| bis)?|zahlbar (?:bis|am|per)|zahlungsziel|zahlung bis|valuta',
  entry_date: 'annahmedatum|datum der (?:annahme|anmeldung|uberlassung)|angenommen am|veranlagungsdatum|anmeldedatum',
  valid_until: 'gultig bis|gultigkeit(?: bis)?|abholung bis|spateste abholung|ablauf(?:datum)?|verfallt am',
  documentation_cutoff: '(?:dokumenten|papier|instruktions|si)-?(?:schluss|annahmeschluss|cut-?off)|dokumente bis',
  cargo_cutoff:
    '(?:lade|container|anlieferungs|annahme|terminal|cy|fcl|gate)-?(?:schluss|annahmeschluss|cut-?off)|anlieferung bis|spateste anlieferung',
  vgm_cutoff: 'vgm-?(?:schluss|annahmeschluss|cut-?off| bis)',
  empty_pickup_date: '(?:leercontainer|leer)-?(?:abholung|gestellung|ubernahme|freistellung)(?: ab| am)?|leerabholung',
  gate_out_date:
    '(?:abholung|ausgang|auslieferung|gestellung|gate-?out|vollabholung)(?:sdatum| am| voll)?|abgeholt am|abholdatum',
  returned_date:
    '(?:ruckgabe|rucklieferung|leerruckgabe|leerrucklieferung|eingang leer|gate-?in)(?:datum| am)?|zuruckgegeben am|leer zuruck(?: am)?',
  free_days: 'freitage|freie tage|freizeit(?: \\(tage\\))?|davon frei',
  chargeable_days:
    '(?:berechnete|berechenbare|kostenpflichtige|zu berechnende|gebuhrenpflichtige) tage|anzahl tage|berechnet(?:e)? tage|tage (?:berechnet|kostenpflichtig)',
  rate_per_day: 'tagessatz|satz(?: (?:pro|je|\\/) ?tag)?|(?:preis|betrag|gebuhr) (?:pro|je) tag|eur (?:pro|je) tag',
  total_amount:
    'gesamt(?:betrag|summe|preis)?|rechnungs(?:betrag|summe|total)|end(?:betrag|summe)|zahlbetrag|zu zahlen(?:der betrag)?|total(?: (?:chf|eur|inkl\\.? mwst\\.?|betrag|rechnungsbetrag))?|brutto(?:betrag|summe)|summe(?: brutto)?',
  ocean_freight: 'seefracht|seefrachtrate|ozeanfracht',
  duty_amount: 'zoll(?:betrag|abgaben|gebuhren|euro)?|einfuhrzoll|zoll ?\\(?a00\\)?|total zoll',
  entered_value: 'zollwert|statistischer wert|warenwert',
  gross_weight:
    'brutto(?:gewicht|masse)?(?: (?:gesamt|\\(?kgs?\\)?|in kg))?|rohmasse(?: kg)?|rohgewicht|gewicht brutto|gesamtgewicht',
  net_weight: 'netto(?:gewicht|masse)?(?: (?:gesamt|\\(?kgs?\\)?|in kg))?|eigenmasse(?: kg)?|reingewicht|gewicht netto',
  volume: 'volumen|raummass|rauminhalt|kubikmeter|cbm|masse \\(?m3\\)?',
  packages:
    'packstucke|kolli|colli|(?:anzahl|zahl)(?: der)? (?:packstucke|kolli|colli|kartons|paletten)|stuckzahl|verpackung(?:seinheiten)?|kartons',
  incoterm: 'lieferbedingung(?:en)?|lieferkondition(?:en)?|frankatur|lieferung',
  country_of_origin: 'ursprung(?:sland)?|herkunft(?:sland)?|warenursprung|versendungsland',
  'head:container': 'container(?:-?nr\\.?|nummer)?|behalter|einheit',
  'head:seal': 'plombe(?:n)?(?:-?nr\\.?|nummer)?|siegel(?:-?nr\\.?|nummer)?|verschluss',
  'head:packages': 'kolli|colli|packstucke|anzahl|kartons',
  'head:gross_weight': 'gewicht(?: \\(?kgs?\\)?)?|brutto(?: \\(?kgs?\\)?)?|kg brutto|brutto kg',
  'head:description':
    'bezeichnung|leistung(?:sart|sbeschreibung|stext)?|beschreibung|text|warenbezeichnung|artikelbezeichnung|gegenstand|kostenart|abgabe',
  'head:quantity': 'menge|anzahl|tage|einheiten',
  'head:unit_price': 'einzelpreis|preis(?: (?:je|pro|\\/) ?einheit)?|e-?preis|satz|ansatz|stuckpreis|rate',
  'head:amount':
    'betrag(?: (?:chf|eur|netto|in eur))?|gesamt(?:preis|betrag)?|summe|wert|netto(?:betrag)?|total(?: chf| eur)?',
}

const dutch: Words = {
  bill_of_lading_number: no('cognossement|connossement|zeevrachtbrief|vrachtbrief'),
  booking_number: no('boeking|boekings|boekingsnummer|reserverings'),
  purchase_order_number: no('order|uw order|bestel|bestelling|inkooporder|contract'),
  reference_number: no(
    'onze ref(?:erentie)?\\.?|uw ref(?:erentie)?\\.?|o\\/ref|u\\/ref|dossier|referentie|opdracht|zending',
  ),
  invoice_number: no('factuur|factuurnummer|faktuur'),
  entry_number: no('aangifte|mrn|aangiftenummer|document'),
  release_number: no('vrijstelling|vrijgave|release|laat-?volgen'),
  shipper: 'afzender|verscheper|exporteur|verkoper|leverancier|verlader',
  consignee: 'geadresseerde|ontvanger|importeur|koper|consignataris',
  notify_party: 'te verwittigen|te notificeren|te waarschuwen|notify(?: adres)?',
  bill_to: 'factuur aan|factuuradres|klant|debiteur|facturatie aan|gefactureerd aan',
  release_to:
    'vervoerder|transporteur|wegvervoerder|af te leveren aan|uit te leveren aan|vrij te geven aan|laat volgen aan|afhaler|uitlevering aan',
  carrier: 'rederij|lijn|vervoerder zee|scheepvaartmaatschappij',
  vessel: 'schip(?: ?\\/ ?reis)?|zeeschip|naam (?:van het )?schip|vaartuig',
  voyage: no('reis|reisnummer|vaart'),
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
}

const nordic: Words = {
  bill_of_lading_number: no('konnossement|konossement|sjofraktbrev|sjofragtbrev|fraktsedel|fragtbrev|fraktbrev'),
  booking_number: no('bokning|bokningsnummer|booking|bookingnummer|reservation'),
  purchase_order_number: no(
    'ordre|ordrenummer|order|ordernummer|indkobsordre|inkopsorder|innkjopsordre|best(?:illing|allning)|deres ordre|er order|kontrakt',
  ),
  reference_number: no(
    '(?:vor|var|vores|vores|deres|er|jeres) ref(?:erence|erens|eranse)?\\.?|sagsnummer|sagsnr\\.?|sag|arende|oppdrag|uppdrag|referense|referens|reference|referanse|sendingsnr\\.?|forsendelse',
  ),
  invoice_number: no('faktura|fakturanummer'),
  entry_number: no('deklaration|fortulling|fortolling|tollid|tulldeklaration|angivelse|ekspeditions|lobe|mrn'),
  release_number: no('frigivelse|frigivning|frigorelse|frislapp|utlevering|utlamning|udlevering|release'),
  shipper:
    'afsender|avsender|avsandare|eksportor|exportor|afskiber|avskiper|saljare|salger|selger|leverandor|leverantor',
  consignee: 'modtager|mottaker|mottagare|importor|kober|kjoper|kopare|varemodtager|varumottagare',
  notify_party: 'notify(?:part| adresse)?|meddeles|underrettes|aviseres|meddelas',
  bill_to:
    'faktura til|faktureres til|fakturaadress(?:e)?|kunde|kund|debitor|betaler|fakturamottaker|fakturamottagare|fakturamodtager|faktureras',
  release_to:
    'vognmand|transportor|transporter|akeri|speditor|udleveres til|utleveres til|utlamnas till|frigives til|frigis til',
  carrier: 'rederi|linje|transportor(?: so)?|transporter',
  vessel:
    'skib(?: ?\\/ ?rejse)?|skip(?: ?\\/ ?reise)?|fartyg(?: ?\\/ ?resa)?|skibsnavn|skipsnavn|fartygsnamn|fartoy|bat',
  voyage: no('rejse|rejsenr\\.?|reise|resa|resenr\\.?|sejlads|voy'),
  place_of_receipt: 'modtagelsessted|mottakssted|mottagningsort|overtagelsessted',
  port_of_loading:
    'lastehavn|lastehamn|lasthamn|ladehavn|afskibningshavn|avskipningshavn|avgangshavn|avgangshamn|avlastningshamn|afgangshavn|fra havn|indlastningshavn',
  port_of_discharge:
    'lossehavn|losshamn|losningshavn|lossningshamn|ankomsthavn|ankomsthamn|bestemmelseshavn|bestammelsehamn|destinationshamn|til havn',
  place_of_delivery:
    'leveringssted|leveringsplats|leveransort|leveransplats|bestemmelsessted|bestemmelsesort|bestammelseort|slutdestination|endelig destination|destination|levering(?:sadresse)?',
  terminal:
    'terminal|havneterminal|hamnterminal|godsterminal|lager|kaj|afhentningssted|hentested|hamtningsplats|utleveringssted',
  etd: 'afgang(?:sdato)?|avgang(?:sdato|sdatum)?|forventet (?:afgang|avgang)|beraknad avgang|afsejling|avreise|afsejlet|avgatt',
  eta: 'ankomst(?:dato|datum)?|forventet ankomst|beraknad ankomst|anlob|anlop|ankommet|ankommen',
  issue_date:
    'sted og dato|ort och datum|udstedelsesdato|utstedelsesdato|utfardandedatum|udstedt(?: den)?|utstedt(?: den)?|utfardad(?: den)?',
  document_date:
    'dato|datum|udskrevet|udstedt(?: den)?|utskrevet|utskriftsdatum|avisdato|aviseringsdatum|aviseret(?: den)?',
  on_board_date: 'om bord(?: den)?|ombord(?: den)?|lastet om bord|lastad ombord|skibet om bord|indlastet',
  last_free_day:
    'sidste (?:fri(?:e)? ?dag|fridag)|siste (?:fri(?:e)? ?dag|fridag)|sista (?:fri(?:a)? ?dag|fridag)|fri(?:tid)? (?:til|till|indtil|udlober|utloper|t\\.?o\\.?m\\.?)|gratis (?:til|till|lagring til)|frilager til|lejefri(?: periode)? (?:til|udlober)|leiefri (?:til|periode til)|hyresfri(?:tt)? till',
  invoice_date: 'fakturadato|fakturadatum|dato|datum',
  due_date:
    'forfald(?:sdato)?|forfall(?:sdato|odag|odatum)?|betales (?:senest|for|innen)|betalingsfrist|sidste (?:rettidige )?(?:betalings?dag|betaling)|betalas (?:senast|fore)|forfalder(?: den)?',
  entry_date:
    'deklarationsdato|deklarationsdatum|fortoldningsdato|fortollingsdato|fortullningsdatum|antagelsesdato|antagandedatum|godkendt|ekspederet',
  valid_until:
    'gyldig (?:til|indtil)|gaelder til|giltig (?:till|t\\.?o\\.?m\\.?)|gyldighed|hentes (?:senest|innen|inden)|udlober|hamtas senast',
  documentation_cutoff: '(?:dokument|instruktions?|si)[ -]?(?:frist|lukning|deadline|cut-?off|stopp)',
  cargo_cutoff:
    '(?:last|gods|container|terminal|gate|port)[ -]?(?:frist|lukning|deadline|cut-?off|stopp|stangning|lukketid)|sidste (?:indlevering|aflevering)|siste innlevering|sista inlamning|lukketid',
  vgm_cutoff: 'vgm[ -]?(?:frist|lukning|deadline|cut-?off|stopp)',
  empty_pickup_date: 'tom(?:container)?[ -]?(?:afhentning|henting|hamtning)|afhentning (?:af )?tom',
  gate_out_date:
    'udleveret(?: den)?|utlevert(?: den)?|utlamnad(?: den)?|afhentet(?: den)?|hentet(?: den)?|hamtad(?: den)?|gate-?out',
  returned_date:
    'returneret(?: den)?|returnert(?: den)?|returnerad(?: den)?|tom (?:retur|returneret|inlevert|inn)|tilbageleveret(?: den)?|aterlamnad(?: den)?|gate-?in',
  free_days: 'fridage|fridager|fridagar|frie dage|fria dagar|fritid(?: \\(dage\\))?',
  chargeable_days:
    '(?:fakturerede|beregnede|fakturerte|debiterade|debiterte|betalbare) (?:dage|dager|dagar)|antal (?:dage|dagar)|antall dager|dage i alt',
  rate_per_day: '(?:pris|sats|rate|takst) (?:pr\\.?|per|\\/) ?(?:dag|dogn)|dagspris|dagsats|dognpris',
  total_amount:
    'total(?: (?:dkk|nok|sek|eur|belob|belop|att betala|at betale|incl\\.? moms|inkl\\.? mva))?|i alt(?: (?:at betale|dkk|eur))?|(?:at|a|att) (?:betale|betala)|totalbelob|totalbelop|sum(?: (?:a betale|total))?|fakturabelob|fakturabelop|slutsumma|summa|belob at betale',
  ocean_freight: 'sofragt|sjofrakt|sofrakt|havfragt',
  duty_amount: 'told(?:belob|afgift)?|toll(?:belop|avgift)?|tull(?:avgift|belopp)?',
  entered_value: 'toldvaerdi|tollverdi|tullvarde|statistisk (?:vaerdi|verdi|varde)|monetart tullvarde',
  gross_weight: 'brutto(?:vaegt|vekt|vikt)?(?: \\(?kgs?\\)?)?|bruttovægt|vaegt|vægt|vekt|vikt',
  net_weight: 'netto(?:vaegt|vekt|vikt)?(?: \\(?kgs?\\)?)?|nettovægt',
  volume: 'volumen|volum|volym|rumfang|kubik|rumindhold',
  packages: '(?:antal |antall )?(?:kolli|colli|pakker|kartoner|paller|kartonger)|kolliantal|kolliantall',
  incoterm: 'leveringsbetingelser?|leveransvillkor|leveringsvilkar|leveringsklausul',
  country_of_origin: 'oprindelse(?:sland)?|opprinnelse(?:sland)?|ursprung(?:sland)?|afsendelsesland',
  'head:container': 'container(?:nr\\.?|nummer|e)?|beholder|enhed|enhet',
  'head:seal': 'plombe(?:r|nr\\.?)?|plombering|segl|sigill|forsegling|plomb(?:nr\\.?)?',
  'head:packages': 'kolli|antal kolli|antall kolli|antal',
  'head:gross_weight': 'vaegt(?: \\(?kgs?\\)?)?|vægt(?: \\(?kgs?\\)?)?|vekt|vikt|brutto(?: \\(?kgs?\\)?)?',
  'head:description':
    'beskrivelse|varebeskrivelse|ydelse|tekst|betegnelse|benamning|beskrivning|varubeskrivning|tjeneste|tjanst|specifikation|avgift|gebyr',
  'head:quantity': 'antal|antall|mængde|maengde|kvantum|dage|dager|dagar',
  'head:unit_price': 'enhedspris|enhetspris|stykpris|stk\\.? ?pris|a-?pris|pris|sats',
  'head:amount': 'belob|belop|belopp|total|i alt|sum|summa|netto|pris i alt',
}

const polish: Words = {
  bill_of_lading_number: no('konosament|nr konosamentu|list przewozowy'),
  booking_number: no('booking|rezerwacja|nr (?:bookingu|rezerwacji)|numer bookingu'),
  purchase_order_number: no('zamowienie|nr zamowienia|numer zamowienia|kontrakt'),
  reference_number: no(
    'nr ref\\.?|numer referencyjny|nasz nr|wasz nr|nasza ref\\.?|sprawa|nr sprawy|pozycja|nr pozycji|zlecenie|nr zlecenia',
  ),
  invoice_number: no('faktura(?: vat)?|nr faktury|numer faktury'),
  entry_number: no('zgloszenie|nr zgloszenia|mrn|numer mrn'),
  shipper: 'zaladowca|nadawca|eksporter|sprzedawca|wysylajacy',
  consignee: 'odbiorca|importer',
  bill_to: 'nabywca|platnik|zleceniodawca|klient',
  release_to: 'przewoznik|wydac|odbiera|transport',
  carrier: 'armator|linia(?: zeglugowa)?',
  vessel: 'statek(?: ?\\/ ?(?:rejs|podroz))?|nazwa statku|m\\/s',
  voyage: no('rejs|podroz|nr (?:rejsu|podrozy)'),
  port_of_loading: 'port (?:zaladunku|wyjscia|nadania|wysylki)',
  port_of_discharge: 'port (?:wyladunku|rozladunku|przeznaczenia|docelowy|przyjscia)',
  place_of_delivery: 'miejsce (?:dostawy|przeznaczenia|dostarczenia)|cel',
  terminal: 'terminal(?: kontenerowy)?|miejsce (?:odbioru|skladowania)|magazyn',
  etd: 'data (?:wyjscia|wyplyniecia|zaladunku)|wyjscie',
  eta: '(?:przewidywana |planowana )?data (?:przyjscia|przybycia|zawiniecia)|(?:przewidywane |planowane )?(?:przybycie|przyjscie|zawiniecie)',
  document_date: 'data(?: (?:wystawienia|awiza|dokumentu))?|wystawiono',
  last_free_day:
    'wolne (?:od oplat )?do|ostatni (?:dzien )?woln[ey](?: dzien)?|koniec (?:okresu )?woln[a-z]*|sklad(?:owanie)? wolne do',
  invoice_date: 'data (?:wystawienia|faktury|sprzedazy)',
  due_date: 'termin platnosci|platne do|data platnosci',
  entry_date: 'data (?:przyjecia|zgloszenia|zwolnienia)',
  valid_until: 'wazne do|termin waznosci|odbior do',
  total_amount:
    '(?:razem |lacznie )?do zaplaty|razem(?: brutto)?|suma|wartosc (?:brutto|ogolem)|ogolem|kwota (?:do zaplaty|ogolem)',
  ocean_freight: 'fracht(?: morski)?',
  duty_amount: 'clo|kwota cla|naleznosci celne',
  entered_value: 'wartosc (?:celna|statystyczna)',
  gross_weight: '(?:waga|masa) brutto|brutto(?: \\(?kgs?\\)?)?',
  net_weight: '(?:waga|masa) netto|netto(?: \\(?kgs?\\)?)?',
  volume: 'objetosc|kubatura',
  packages: '(?:ilosc|liczba) (?:opakowan|sztuk|kolli|kartonow|palet)|opakowania|kolli',
  incoterm: 'warunki dostawy|baza dostawy',
  country_of_origin: '(?:kraj )?pochodzeni[ae]|kraj pochodzenia',
  'head:container': 'kontener(?:y|a)?|nr kontenera',
  'head:seal': 'plomba|plomby|nr plomby',
  'head:description': 'nazwa(?: (?:towaru|uslugi|towaru lub uslugi))?|opis|towar|usluga|wyszczegolnienie',
  'head:quantity': 'ilosc|liczba(?: dni)?|dni',
  'head:unit_price': 'cena(?: (?:jedn(?:ostkowa|\\.)|netto))?|stawka',
  'head:amount': 'wartosc(?: (?:netto|brutto))?|kwota|razem',
}

const romanian: Words = {
  bill_of_lading_number: no('conosament|scrisoare de transport'),
  booking_number: no('rezervare|booking'),
  purchase_order_number: no('comanda|contract|nr\\.? comanda'),
  reference_number: no('referinta|dosar|ref\\.? (?:noastra|dvs\\.?)'),
  invoice_number: no(
    'factura(?: (?:fiscala|seria|externa))?|seria(?: si numarul)?|numar factura|nr\\.? factur(?:a|ii)',
  ),
  entry_number: no('declaratie(?: vamala)?|dvi|mrn'),
  shipper: 'expeditor|exportator|furnizor|vanzator|incarcator',
  consignee: 'destinatar|importator|primitor',
  bill_to: 'client|cumparator|beneficiar|facturat catre|platitor',
  carrier: 'transportator|armator|linia maritima',
  vessel: 'nava|navă|vas|numele navei',
  voyage: no('voiaj|cursa'),
  port_of_loading: 'port(?:ul)? (?:de )?(?:incarcare|imbarcare|plecare|expediere)',
  port_of_discharge: 'port(?:ul)? (?:de )?(?:descarcare|destinatie|sosire|debarcare)',
  place_of_delivery: 'loc(?:ul)? (?:de |livrarii|livrare).*|destinatie finala|destinatia',
  etd: 'data (?:plecarii|incarcarii|expedierii|imbarcarii)',
  eta: 'data (?:sosirii|estimata a sosirii)|sosire estimata',
  document_date: 'data(?: (?:emiterii|documentului))?|emis la',
  invoice_date: 'data (?:facturii|emiterii|facturarii)|din data|data',
  due_date: 'scadenta|data scadentei|termen(?:ul)? de plata|scadent la',
  total_amount: 'total(?: (?:de plata|general|factura))?|valoare totala|de plata',
  gross_weight: '(?:greutate|masa) bruta(?: (?:totala|kg))?|brut(?:a|o)?(?: \\(?kgs?\\)?)',
  net_weight: '(?:greutate|masa) neta(?: (?:totala|kg))?|net(?:a)?(?: \\(?kgs?\\)?)',
  volume: 'volum(?: total)?|cubaj',
  packages: '(?:numar |nr\\.? |total )?(?:colete|cutii|paleti|coli|bucati)',
  incoterm: 'conditi(?:i|a) de livrare|livrare',
  country_of_origin: '(?:tara de )?origin(?:e|ea)(?: (?:a )?marf(?:a|ii))?|tara de origine',
  'head:container': 'container(?:e|ul)?|nr\\.? container',
  'head:seal': 'sigili[iu]|plomba|nr\\.? sigiliu',
  'head:packages': 'colete|cutii|nr\\.? colete',
  'head:gross_weight': 'brut(?:a)?(?: \\(?kgs?\\)?)?|greutate(?: \\(?kgs?\\)?)?',
  'head:description':
    'denumire(?:a)?(?: (?:produsului|produselor|marfii|serviciului|produselor sau a serviciilor))?|produs|descriere|serviciu',
  'head:quantity': 'cantitate(?:a)?|cant\\.?|buc\\.?',
  'head:unit_price': 'pret(?:ul)?(?: (?:unitar|unit\\.?|\\/ ?buc\\.?))?',
  'head:amount': 'valoare(?:a)?|suma|total',
}

const turkish: Words = {
  bill_of_lading_number: no('konsimento|ana konsimento|ara konsimento'),
  booking_number: no('rezervasyon|booking'),
  purchase_order_number: no('siparis|sozlesme'),
  reference_number: no('referans(?:imiz|iniz)?|dosya|pozisyon|is emri'),
  invoice_number: no('fatura|belge'),
  entry_number: no('beyanname|tescil'),
  shipper: 'gonderici|gonderen|ihracatci|yukleyici|yukleten|satici',
  consignee: 'alici|ithalatci|gonderilen',
  bill_to: 'sayin|musteri|fatura edilen|alici',
  release_to: 'teslim edilecek(?: firma)?|nakliyeci|tasiyici firma|teslim alacak',
  carrier: 'tasiyici|armator|hat|denizcilik hatti',
  vessel: 'gemi(?: (?:adi|ismi))?(?: ?\\/ ?sefer)?',
  voyage: no('sefer|sefer numarasi'),
  port_of_loading: 'yukleme (?:limani|yeri)|cikis limani|kalkis limani',
  port_of_discharge: '(?:bosaltma|tahliye|varis) (?:limani|yeri)',
  place_of_delivery: 'teslim (?:yeri|noktasi)|son varis yeri|nihai varis',
  terminal: 'terminal|antrepo|liman sahasi|gecici depolama(?: yeri)?|ambar',
  etd: '(?:tahmini )?(?:kalkis|cikis|hareket)(?: tarihi)?',
  eta: '(?:tahmini )?(?:varis|gelis|yanasma)(?: tarihi)?',
  document_date: '(?:duzenleme |belge |ihbar )?tarih(?:i)?',
  last_free_day: '(?:serbest sure|free time|ucretsiz sure)(?: (?:sonu|bitis(?: tarihi)?))|son (?:ucretsiz|serbest) gun',
  invoice_date: 'fatura tarihi|duzenleme tarihi|tarih',
  due_date: 'vade(?: tarihi)?|son odeme(?: tarihi)?|odeme tarihi',
  valid_until: 'gecerlilik(?: (?:tarihi|suresi))?|son gecerlilik tarihi',
  total_amount: '(?:genel |fatura |vergiler dahil )?toplam(?:i)?(?: tutar(?:i)?)?|odenecek(?: (?:tutar|toplam))?|yekun',
  ocean_freight: 'deniz navlunu|navlun',
  gross_weight: 'brut (?:agirlik|kg|kilo)|toplam brut',
  net_weight: 'net (?:agirlik|kg|kilo)|toplam net',
  volume: 'hacim|metrekup|toplam hacim',
  packages: '(?:toplam )?(?:kap|koli|paket|sandik|palet)(?: (?:adedi|sayisi|miktari))?',
  incoterm: 'teslim (?:sekli|sarti)|satis sekli',
  country_of_origin: 'mense(?:i| ulke(?:si)?)?',
  'head:container': 'konteyner(?:ler)?(?: no\\.?| numarasi)?',
  'head:seal': 'muhur(?: no\\.?)?',
  'head:description': 'aciklama|hizmet|mal(?: ?\\/ ?hizmet)?(?: (?:cinsi|tanimi))?|urun(?: adi)?|cinsi',
  'head:quantity': 'miktar(?:i)?|adet|gun(?: sayisi)?',
  'head:unit_price': 'birim (?:fiyat(?:i)?|ucret)|gunluk (?:ucret|fiyat)',
  'head:amount': 'tutar(?:i)?|toplam|bedel',
}

const languages = [spanish, portuguese, french, italian, german, dutch, nordic, polish, romanian, turkish]

/** What the other languages add to the words of a field, or of the head of a column ("head:seal"). */
export const inOtherLanguages = (name: string): string =>
  languages.flatMap((words) => (words[name] === undefined ? [] : [`|${words[name]}`])).join('')
