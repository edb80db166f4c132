# Made by `npm run clients` from /openapi.json; changes by hand are lost.
"""Shapes of requests and answers. Fields keep the names of the wire; attributes that Python cannot write have an alias."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Request(BaseModel):
    """Part of a request: unknown fields are refused here as the service refuses them; `None` is not sent."""

    model_config = ConfigDict(extra="forbid", defer_build=True, populate_by_name=True, protected_namespaces=())


class Answer(BaseModel):
    """Part of an answer: fields that later versions add are kept."""

    model_config = ConfigDict(extra="allow", defer_build=True, populate_by_name=True, protected_namespaces=())


class AccidentalConditionClassificationResponse(Answer):
    kind: str
    category: str
    polarity: Literal["strengthening", "weakening", "neutral"]
    score: int
    label: str


class AccidentalClassificationResponse(Answer):
    conditions: list[AccidentalConditionClassificationResponse]


class AccidentalDignityConditionResponse(Answer):
    category: Literal["house", "motion", "solar", "mutual_reception", "sect", "joy", "phase", "besieged"]
    code: str
    label: str
    score: int


class SolarConditionPolicyRequest(Answer):
    include_cazimi: bool | None = None
    include_combust: bool | None = None
    include_under_sunbeams: bool | None = None
    include_for_luminaries: bool | None = None
    """apply the bands of the Sun to the Moon too"""
    cazimi_orb_deg: float | None = None
    """limit of cazimi, degrees; default 17 arcmin; some authors have 16 arcmin (0.26667)"""
    combust_orb_deg: float | None = None
    """limit of combustion, degrees; default 8; Lilly has 8.5"""
    under_sunbeams_orb_deg: float | None = None
    """limit of the beams, degrees; default 17; the Hellenistic authors have 15"""


class MutualReceptionPolicyRequest(Answer):
    include_domicile: bool | None = None
    include_exaltation: bool | None = None


class SectHayzPolicyRequest(Answer):
    doctrine: Literal["al_qabisi_bonatti_dykes_2007"] | None = None
    mercury_sect_model: Literal["longitude_heuristic"] | None = None
    include_hayz: bool | None = None
    include_halb: bool | None = None
    mars_hayz: Literal["masculine_sign", "exempt"] | None = None
    """sign that Mars needs for hayz: a masculine sign (al-Qabisi, Bonatti) or any sign (Abu Mashar)"""


class AccidentalDignityPolicyRequest(Answer):
    include_house_strength: bool | None = None
    include_motion: bool | None = None
    include_oriental_occidental: bool | None = None
    solar: SolarConditionPolicyRequest | None = None
    mutual_reception: MutualReceptionPolicyRequest | None = None
    sect: SectHayzPolicyRequest | None = None


class DignitiesSolarConditionTruthResponse(Answer):
    present: bool
    """whether the planet is in a band of the Sun that the policy admits"""
    condition: Literal["cazimi", "combust", "under_sunbeams", None]
    label: str | None
    score: int
    distance_from_sun: float | None
    """difference of longitude, degrees; null for bodies without bands"""


class SolarProximityTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    band: Literal["cazimi", "combust", "under_sunbeams", "clear", None]
    distance_from_sun_deg: float | None
    reason: str | None


class BesiegingDependencyCompletenessTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    required_bodies: list[str]
    supplied_bodies: list[str]
    missing_bodies: list[str]
    reason: str | None


class BesiegingTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    dependency_truth: BesiegingDependencyCompletenessTruthResponse
    target_planet: str | None
    target_longitude: float
    orb_deg: float
    """largest distance of each neighbour, degrees"""
    besieged: bool | None
    backward_neighbor: str | None
    forward_neighbor: str | None
    backward_distance_deg: float | None
    forward_distance_deg: float | None
    ambiguous_bodies: list[str]
    reason: str | None


class MutualReceptionTruthResponse(Answer):
    other_planet: str
    reception_type: Literal["domicile", "exaltation"]
    label: str
    score: int


class PlanetarySolarPhaseTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    phase: Literal["oriental", "occidental", None]
    forward_distance_to_sun_deg: float | None
    reason: str | None


class AccidentalDignityTruthResponse(Answer):
    conditions: list[AccidentalDignityConditionResponse]
    house_condition: AccidentalDignityConditionResponse | None
    motion_condition: AccidentalDignityConditionResponse | None
    solar_condition: DignitiesSolarConditionTruthResponse
    solar_proximity_truth: SolarProximityTruthResponse
    besieging_truth: BesiegingTruthResponse
    mutual_receptions: list[MutualReceptionTruthResponse]
    hayz_condition: AccidentalDignityConditionResponse | None
    halb_condition: AccidentalDignityConditionResponse | None
    joy_condition: AccidentalDignityConditionResponse | None
    planetary_solar_phase_truth: PlanetarySolarPhaseTruthResponse
    oriental_condition: AccidentalDignityConditionResponse | None
    besieged_condition: AccidentalDignityConditionResponse | None


class AllLunarOccultationsRequest(Request):
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; after jd_start, by at most 36525 days"""
    planets: list[str] | None = None
    """default: Mercury ... Neptune"""


class AlternateDashaPeriodLevel4Response(Answer):
    system: str
    level: int
    lord: str
    start_jd: float
    """Julian day UT1; the period is half-open"""
    end_jd: float
    years: float
    """from start_jd to end_jd, in dasha years"""
    is_terminal: bool
    """no sub-periods were generated"""
    sub: list[None]


class AlternateDashaPeriodLevel3Response(Answer):
    system: str
    level: int
    lord: str
    start_jd: float
    """Julian day UT1; the period is half-open"""
    end_jd: float
    years: float
    """from start_jd to end_jd, in dasha years"""
    is_terminal: bool
    """no sub-periods were generated"""
    sub: list[AlternateDashaPeriodLevel4Response]


class AlternateDashaPeriodLevel2Response(Answer):
    system: str
    level: int
    lord: str
    start_jd: float
    """Julian day UT1; the period is half-open"""
    end_jd: float
    years: float
    """from start_jd to end_jd, in dasha years"""
    is_terminal: bool
    """no sub-periods were generated"""
    sub: list[AlternateDashaPeriodLevel3Response]


class AlternateDashaPeriodResponse(Answer):
    system: str
    level: int
    lord: str
    start_jd: float
    """Julian day UT1; the period is half-open"""
    end_jd: float
    years: float
    """from start_jd to end_jd, in dasha years"""
    is_terminal: bool
    """no sub-periods were generated"""
    sub: list[AlternateDashaPeriodLevel2Response]


class AshtottariEligibilityResponse(Answer):
    eligible: bool | None
    """null when the Lagna is unknown; the periods are then returned"""
    rule: str
    lagna_sign_index: int | None
    lagna_lord: str | None
    lagna_lord_sign_index: int | None
    rahu_sign_index: int
    node: str


class OptionNotApplied(Answer):
    field: str
    """JSON pointer of the field in the request"""
    reason: str


class AlternateDashaSequenceResponse(Answer):
    system: str
    periods: list[AlternateDashaPeriodResponse]
    """one cycle from the birth; empty when the dasha does not apply (eligibility.eligible false)"""
    mahadasha_count: int
    levels_generated: int
    year_basis: str
    ayanamsa_system: str
    bypass_eligibility: bool | None
    lagna_sign_index: int | None
    year_days: float
    ayanamsa_mode: str
    ayanamsa_offset: float
    """degrees"""
    moon_sidereal_longitude: float
    nakshatra_scheme: str | None
    cycle_start_jd: float
    """notional start of the first period and of its sub-periods"""
    sub_periods: str
    """rule of the sub-periods"""
    eligibility: AshtottariEligibilityResponse | None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AlternatePeriodProfileResponse(Answer):
    system: str
    level: int
    lord: str
    planet: str
    years: float
    is_node_lord: bool
    is_luminary_lord: bool


class AlternateDashaSequenceProfileResponse(Answer):
    system: str
    total_years: int
    """years of the cycle"""
    mahadasha_count: int
    profiles: list[AlternatePeriodProfileResponse]
    """of the great periods"""


class AlternateDashaProfileResponse(Answer):
    sequence: AlternateDashaSequenceResponse
    profile: AlternateDashaSequenceProfileResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SiderealObserverResponse(Answer):
    latitude: float
    longitude: float
    elevation_m: float


class EphemerisBasis(Answer):
    source: str
    """name of the ephemeris that computed the answer"""
    sha256: str
    """checksum of its file"""
    coverage_start_jd_tdb: float
    coverage_end_jd_tdb: float
    estimated_error_arcsec: dict[str, float] | None = None
    """by body, order of magnitude; present where the ephemeris of antiquity or of the far future answers"""


class TimeBasis(Answer):
    jd_ut1: float
    jd_tt: float
    jd_tdb: float
    delta_t_seconds: float
    """TT - UT1"""
    delta_t_uncertainty_seconds: float
    """one standard deviation"""
    delta_t_source: str
    utc_policy: Literal["utc_is_ut1_before_1972", "leap_second_table", "tai_minus_37_s_after_table"]
    """how UTC is tied to the other scales at this instant"""


class ModelBasis(Answer):
    precession: str
    nutation: str
    deflection: str
    aberration: str
    sidereal_time: str
    earth_figure: str
    polar_motion: str


class ComputationBasis(Answer):
    ephemeris: EphemerisBasis
    time: TimeBasis
    models: ModelBasis


class SiderealChartProvenanceResponse(Answer):
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    """Julian day UT1"""
    ayanamsa_system: str
    ayanamsa_offset: float
    """degrees subtracted from tropical longitudes"""
    requested_bodies: list[str]
    returned_bodies: list[str]
    observer: SiderealObserverResponse | None
    sidereal_longitudes: dict[str, float]
    tropical_lagna: float | None
    sidereal_lagna: float | None
    sidereal_lagna_sign_index: int | None
    house_system: str | None
    stage_sequence: list[str]
    sidereal_cusps: list[float] | None = None
    """twelve sidereal cusps of house_system; absent without a house system"""
    ayanamsa_mode: str
    place_center: str
    place_reduction: str
    node: str | None
    """which lunar node Rahu is; null when the answer does not use it"""
    computation_basis: ComputationBasis


class AlternateDashaChartProfileResponse(Answer):
    result: AlternateDashaProfileResponse
    moon_tropical_longitude: float
    natal_jd: float
    """Julian day UT1"""
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AlternateDashaChartSequenceResponse(Answer):
    result: AlternateDashaSequenceResponse
    moon_tropical_longitude: float
    natal_jd: float
    """Julian day UT1"""
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AlternateDashaSubPeriod4Request(Request):
    system: Literal["ashtottari", "yogini"]
    level: int
    lord: str
    start_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    end_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    sub: list[None] | None = None


class AlternateDashaSubPeriod3Request(Request):
    system: Literal["ashtottari", "yogini"]
    level: int
    lord: str
    start_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    end_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    sub: list[AlternateDashaSubPeriod4Request] | None = None
    """sub-periods: they must have the next level, be in order and be within the period"""


class AlternateDashaSubPeriod2Request(Request):
    system: Literal["ashtottari", "yogini"]
    level: int
    lord: str
    start_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    end_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    sub: list[AlternateDashaSubPeriod3Request] | None = None
    """sub-periods: they must have the next level, be in order and be within the period"""


class AlternateDashaSubPeriod1Request(Request):
    system: Literal["ashtottari", "yogini"]
    level: int
    lord: str
    start_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    end_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    sub: list[AlternateDashaSubPeriod2Request] | None = None
    """sub-periods: they must have the next level, be in order and be within the period"""


class AlternateDashaPeriodRequest(Request):
    system: Literal["ashtottari", "yogini"]
    level: int
    lord: str
    start_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    end_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    sub: list[AlternateDashaSubPeriod1Request] | None = None
    """sub-periods: they must have the next level, be in order and be within the period"""
    year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564"] | None = None
    """length of the dasha year, days"""


class AlternatePeriodProfileAnswer(Answer):
    system: str
    level: int
    lord: str
    planet: str
    years: float
    is_node_lord: bool
    is_luminary_lord: bool
    year_basis: str
    sub_period_count: int
    """number of submitted sub-periods of all levels"""


class EventInstantResponse(Answer):
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str


class AmantaMonth(Answer):
    """from new moon to new moon"""

    name: str
    number: int
    """1 Chaitra ... 12 Phalguna"""
    is_adhika: bool
    """intercalary: the Sun enters no sign between the new moons"""
    kshaya_month: str | None
    """the month that is dropped in this one, else null"""
    start: EventInstantResponse
    end: EventInstantResponse


class PhaseProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    product: str
    requested_body: str | None = None
    requested_body1: str | None = None
    requested_body2: str | None = None
    jd_ut: float | None = None
    basis: str
    support_set: list[str] | None = None
    kernel_required: bool
    coordinate_frame: str | None = None
    model_family: str | None = None
    unsupported_exclusions: list[str] | None = None
    note: str | None = None
    stage_sequence: list[str]


class AngularDiameterResponse(Answer):
    body: str
    jd_ut: float
    angular_diameter_arcseconds: float
    radius_source: str
    distance_basis: str
    radius_km: float
    distance_km: float
    provenance: PhaseProvenanceResponse
    computation_basis: ComputationBasis


class TimelordNativityRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """[]: none; default: Sun ... Pluto"""
    include_nodes: bool | None = None
    """whether to include True Node, Mean Node, Lilith and True Lilith"""
    observer_lat: float | None = None
    """observer: geodetic latitude, degrees north; give it together with observer_lon"""
    observer_lon: float | None = None
    """observer: longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    activation_orb: float | None = None
    """largest distance of an activated body from the profected Ascendant, degrees"""


class AnnualProfectionRequest(Request):
    natal: TimelordNativityRequest
    age_years: int
    """completed years"""


class AntisciaBoundsResponse(Answer):
    max_positions: int | None = None
    max_orb: float | None = None
    max_point_name_length: int | None = None


class AntisciaContactResponse(Answer):
    body1: str
    """body whose reflection makes the contact"""
    body2: str
    aspect: Literal["Antiscion", "Contra-Antiscion"]
    lon1: float
    lon2: float
    shadow: float
    """reflection of body1, degrees"""
    orb: float
    """distance from the reflection to body2, degrees"""


class AntisciaContactsRequest(Request):
    positions: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    orb: float | None = None
    """largest orb of a contact, degrees, inclusive"""


class AntisciaProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    doctrine: str | None = None
    antiscion_formula: str | None = None
    contra_antiscion_formula: str | None = None
    primary_direction_boundary: str | None = None
    chart_motion: str | None = None
    ephemeris: str | None = None
    bounds: AntisciaBoundsResponse | None = None
    result_ordering: str | None = None
    stage_sequence: list[str]


class AntisciaContactsResponse(Answer):
    contacts: list[AntisciaContactResponse]
    count: int
    orb: float
    provenance: AntisciaProvenanceResponse


class AntisciaReflectRequest(Request):
    longitude: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    kind: Literal["antiscion", "contra_antiscion", "both"] | None = None


class AntisciaReflectResponse(Answer):
    longitude: float
    antiscion: float | None = None
    contra_antiscion: float | None = None
    normalized_range: list[float]
    provenance: AntisciaProvenanceResponse


class AntisciaToPointRequest(Request):
    positions: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    orb: float | None = None
    """largest orb of a contact, degrees, inclusive"""
    point_longitude: float
    """longitude of the point, degrees; reduced to [0, 360)"""
    point_name: str | None = None
    """name of the point"""


class ApparentDeepSkyResponse(Answer):
    longitude: float
    """with deflection and aberration, for an observer at the geocentre"""
    latitude: float
    right_ascension: float
    """true equator and equinox of date, degrees"""
    declination: float


class ApparentMagnitudeRequest(Request):
    body: str
    """Sun ... Pluto, or a named small body, if the product supports it"""
    jd_ut: float
    """Julian day, UT1"""
    include_model_detail: bool | None = None


class ApparentMagnitudeResponse(Answer):
    body: str
    jd_ut: float
    apparent_magnitude: float
    """V, geocentric, without extinction"""
    magnitude_system: str | None = None
    model_name: str | None = None
    model_family: str | None = None
    model_limitations: list[str] | None = None
    provenance: PhaseProvenanceResponse
    computation_basis: ComputationBasis


class ApparentStarResponse(Answer):
    longitude: float
    """true ecliptic and equinox of date, degrees"""
    latitude: float
    right_ascension: float
    """true equator and equinox of date, degrees"""
    declination: float
    speed: float
    """rate of the longitude, degrees per day"""
    parallax_applied: bool


class AppliedDignityPolicyResponse(Answer):
    essential_doctrine: Literal["traditional_classic_7", "modern_co_rulers"]
    essential_scoring: Literal["highest_dignity", "lilly_sum"]
    triplicity: Literal["sect_ruler", "all_three", "lilly_two"]
    bounds: Literal["egyptian"]
    faces: Literal["chaldean"]
    cazimi_orb_deg: float
    combust_orb_deg: float
    under_sunbeams_orb_deg: float
    mars_hayz: Literal["masculine_sign", "exempt"]
    left_out: list[str]
    """conditions that the request excludes from labels and scores"""


class AppliedLotsPolicyResponse(Answer):
    unresolved_reference_mode: Literal["skip", "raise"]
    disputed_reversals: Literal["reversed_by_night", "not_reversed"]
    derived_lots: list[str]
    """lots that are admitted as ingredients of other lots"""
    external_references: list[str]
    """external longitudes of the request that are admitted"""


class ApsidalPassageOutcomeResponse(Answer):
    status: str
    """FOUND, COVERAGE_EDGE (the ephemeris ends first) or NOT_FOUND"""
    epoch_tdb: float | None
    epoch_tt: float | None
    jd_ut: float | None
    distance_au: float | None
    coverage_edge_tdb: float | None
    detail: str
    datetime_utc: str | None = None


class OrbitalGravityResponse(Answer):
    rule: str
    gm_km3_s2: float
    units: str | None = None
    component_naif_ids: list[int]
    component_gm_km3_s2: list[float]
    policy: str
    source_url: str
    retrieved_date: str
    source_sha256: str
    source_bytes: int
    planetary_ephemeris: str


class OrbitTimeConversionResponse(Answer):
    delta_t_policy: str
    delta_t_source_product: str
    delta_t_retarget_mode: str
    delta_t_correction_seconds: float
    identity_iterations: int
    tt_tdb_policy: str
    tt_tdb_version: str
    tt_tdb_source_url: str
    tt_tdb_source_sha256: str
    tt_tdb_source_bytes: int
    tt_tdb_iterations: int


class OrbitalStateLegResponse(Answer):
    center_naif_id: int
    target_naif_id: int
    traversal_sign: int
    """1 when the leg is added, -1 when it is subtracted"""
    segment_type: int
    """2: Chebyshev polynomials of the position"""
    coverage_start_tdb: float
    coverage_end_tdb: float
    kernel_label: str
    kernel_sha256: str
    kernel_bytes: int
    """0 when the size of the source is unknown"""
    pool_index: int
    """index of the source in the list of sources, in order of priority"""
    catalog_id: str | None
    catalog_version: str | None
    manifest_sha256: str | None
    released_utc: str | None
    planetary_ephemeris: str | None
    coverage_restricted_to_observed_arc: bool | None


class OrbitalStateSourceResponse(Answer):
    legs: list[OrbitalStateLegResponse]
    covered_intervals_tdb: list[list[float]]
    pool_generation: int


class ApsidalRouteScheduleEntryResponse(Answer):
    start_tdb: float
    end_tdb: float
    route_identity: str
    legs: list[OrbitalStateLegResponse]


class ApsidalSegmentUsageResponse(Answer):
    leg: OrbitalStateLegResponse
    evaluations: int


class ApsidalSeamContinuityResponse(Answer):
    epoch_tdb: float
    left_route_identity: str
    right_route_identity: str
    position_residual_km: float
    velocity_residual_km_per_day: float
    position_tolerance_km: float
    velocity_tolerance_km_per_day: float
    admitted: bool
    detail: str


class ApsidalPassagesProvenanceResponse(Answer):
    algorithm_version: str
    gravity: OrbitalGravityResponse
    time_conversion: OrbitTimeConversionResponse
    state_source: OrbitalStateSourceResponse
    initial_period_fraction: float
    radial_timescale_fraction: float
    minimum_step_days: float
    maximum_step_days: float
    witness_root_tolerance_factor: float
    witness_minimum_step_fraction: float
    witness_motion_timescale_fraction: float
    witness_maximum_offset_days: float
    refinement_tolerance_days: float
    maximum_root_iterations: int
    evaluation_budget: int
    extremum_semantics: str
    search_window_source: str
    route_plan_identity: str
    route_schedule: list[ApsidalRouteScheduleEntryResponse]
    segment_usage: list[ApsidalSegmentUsageResponse]
    seam_continuity: list[ApsidalSeamContinuityResponse]
    searched_interval_tdb: list[float]
    total_evaluations: int


class LotReferenceClassificationResponse(Answer):
    kind: Literal["planet", "planet_alias", "angle", "house_cusp", "fixed_degree", "external", "derived_lot", "house_ruler", "angle_ruler_alias", "planet_ruler", "syzygy_ruler"]
    key: str
    detail: str


class ArabicPartClassificationResponse(Answer):
    primary_category: Literal["hellenistic", "medieval", "modern", "horary", "general"]
    category_tags: list[str]
    reversal: Literal["direct", "night_reversible", "night_reversed"]
    projector_reference: LotReferenceClassificationResponse
    add_reference: LotReferenceClassificationResponse
    sub_reference: LotReferenceClassificationResponse


class LotReferenceTruthResponse(Answer):
    key: str
    longitude: float
    source_kind: Literal["planet", "planet_alias", "angle", "house_cusp", "fixed_degree", "external", "derived_lot", "house_ruler", "angle_ruler_alias", "planet_ruler", "syzygy_ruler"]
    detail: str


class ArabicPartComputationTruthResponse(Answer):
    asc_longitude: float
    """exact ascendant, which can differ from cusp 1"""
    projector_key: str
    projector_reference: LotReferenceTruthResponse
    arc_policy: Literal["directed", "shortest"]
    requested_add_key: str
    requested_sub_key: str
    effective_add_key: str
    effective_sub_key: str
    reversed_at_night: bool
    reversed_for_chart: bool
    add_reference: LotReferenceTruthResponse
    sub_reference: LotReferenceTruthResponse
    formula: str


class LotDependencyResponse(Answer):
    part_name: str
    role: Literal["projector", "add_operand", "sub_operand"]
    requested_key: str
    effective_key: str
    reference_kind: Literal["planet", "planet_alias", "angle", "house_cusp", "fixed_degree", "external", "derived_lot", "house_ruler", "angle_ruler_alias", "planet_ruler", "syzygy_ruler"]
    reference_longitude: float
    detail: str
    is_inter_lot: bool
    """whether the ingredient is another lot"""
    is_external: bool
    """whether the ingredient is a longitude from the request"""
    is_indirect: bool
    """whether is_inter_lot or is_external"""


class LotDependencyCompletenessTruthResponse(Answer):
    status: Literal["evaluated", "partial", "not_evaluable"]
    expected_roles: list[Literal["projector", "add_operand", "sub_operand"]]
    resolved_roles: list[Literal["projector", "add_operand", "sub_operand"]]
    missing_references: list[str]
    reason: str | None


class LotAstrologicalConditionTruthResponse(Answer):
    status: Literal["evaluated", "partial", "not_evaluable"]
    condition: str | None
    reason: str


class LotConditionProfileResponse(Answer):
    part_name: str
    category_tags: list[str]
    primary_category: Literal["hellenistic", "medieval", "modern", "horary", "general"]
    reversal: Literal["direct", "night_reversible", "night_reversed"]
    all_dependencies: list[LotDependencyResponse]
    dependencies: list[LotDependencyResponse]
    direct_dependency_count: int
    indirect_dependency_count: int
    inter_lot_dependency_count: int
    external_dependency_count: int
    state: Literal["direct", "mixed", "indirect"]
    has_inter_lot_dependency: bool
    has_external_dependency: bool


class ArabicPartResponse(Answer):
    name: str
    longitude: float
    """degrees in [0, 360)"""
    formula: str | None = None
    category: str | None = None
    description: str | None = None
    computation_truth: ArabicPartComputationTruthResponse | None = None
    classification: ArabicPartClassificationResponse | None = None
    all_dependencies: list[LotDependencyResponse] | None = None
    dependencies: list[LotDependencyResponse] | None = None
    dependency_completeness: LotDependencyCompletenessTruthResponse | None = None
    astrological_condition_truth: LotAstrologicalConditionTruthResponse | None = None
    condition_profile: LotConditionProfileResponse | None = None
    sign: str | None = None
    sign_symbol: str | None = None
    sign_degree: float | None = None
    longitude_dms: list[float] | None = None
    """degrees of the sign, minutes, seconds"""
    category_tags: list[str] | None = None
    primary_category: Literal["hellenistic", "medieval", "modern", "horary", "general"] | None = None
    reversal_kind: Literal["direct", "night_reversible", "night_reversed"] | None = None
    is_reversed: bool | None = None
    add_reference_kind: Literal["planet", "planet_alias", "angle", "house_cusp", "fixed_degree", "external", "derived_lot", "house_ruler", "angle_ruler_alias", "planet_ruler", "syzygy_ruler", None] | None = None
    sub_reference_kind: Literal["planet", "planet_alias", "angle", "house_cusp", "fixed_degree", "external", "derived_lot", "house_ruler", "angle_ruler_alias", "planet_ruler", "syzygy_ruler", None] | None = None
    dependency_count: int | None = None
    all_dependency_count: int | None = None
    inter_lot_dependencies: list[LotDependencyResponse] | None = None
    external_dependencies: list[LotDependencyResponse] | None = None
    condition_state: Literal["direct", "mixed", "indirect"] | None = None


class ProgressionNatalRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str] | None = None
    """each once; default: Sun ... Pluto"""


class ArcProgressionRequest(Request):
    natal: ProgressionNatalRequest
    target_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    method: Literal["solar_arc", "solar_arc_right_ascension", "authE_longitude", "authE_right_ascension", "mean_solar_arc_longitude", "mean_solar_arc_right_ascension", "one_degree_longitude", "one_degree_right_ascension", "planetary_arc"] | str
    converse: bool | None = None
    """true: converse motion, before birth"""
    arc_body: str | None = None
    """body whose motion is the arc; required for planetary_arc"""
    converse_motion: Literal["subtracted", "backward"] | None = None
    """converse arcs. subtracted: the direct arc is subtracted; backward: the motion of the reference before birth"""


class AshtakavargaChartPolicyRequest(Request):
    ayanamsa_system: str | None = None
    """must be the ayanamsa_system of the chart, when given"""
    strong_threshold: int | None = None
    """number of rekhas from which a sign is strong"""
    apply_trikona_shodhana: bool | None = None
    """reduction of the trines"""
    apply_ekadhipatya_shodhana: bool | None = None
    """reduction of the signs of one lord; requires apply_trikona_shodhana"""
    ekadhipatya_occupants: Literal["planets", "planets_and_nodes", "planets_and_lagna", "planets_nodes_and_lagna"] | None = None
    """points that occupy a sign in ekadhipatya shodhana"""


class AshtakavargaChartBaseRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is"""
    policy: AshtakavargaChartPolicyRequest | None = None


class BhinnashtakavargaResultResponse(Answer):
    planet: str
    rekhas: list[int]
    """Aries ... Pisces"""
    total_rekhas: int


class AshtakavargaResultResponse(Answer):
    ayanamsa_system: str
    bhinnashtakavarga: dict[str, BhinnashtakavargaResultResponse]
    sarvashtakavarga: list[int]
    shodhana_bhinnashtakavarga: dict[str, BhinnashtakavargaResultResponse] | None
    shodhana_sarvashtakavarga: list[int] | None
    shodhana_applied: list[str]
    """reductions in the order of their application"""
    ekadhipatya_occupants: str | None


class AshtakavargaChartProfileResponse(Answer):
    ayanamsa_system: str
    result: AshtakavargaResultResponse
    sarva_total: int
    sarva_max: int
    sarva_max_sign_idx: int
    """sign of the greatest figure, the first of equal ones"""
    sarva_min: int
    sarva_min_sign_idx: int
    strong_planet_sign_counts: dict[str, int]
    """number of signs with at least strong_threshold rekhas, by planet"""
    strong_threshold: int


class AshtakavargaChartProfileBackedResponse(Answer):
    result: AshtakavargaChartProfileResponse
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AshtakavargaChartResultResponse(Answer):
    result: AshtakavargaResultResponse
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AshtakavargaChartSignProfileRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is"""
    policy: AshtakavargaChartPolicyRequest | None = None
    planet: str
    """one of the seven planets, Sun ... Saturn"""
    sign_index: int
    """sign, 0 Aries ... 11 Pisces"""


class SignStrengthProfileResponse(Answer):
    ayanamsa_system: str
    planet: str
    sign_idx: int
    rekha_count: int
    tier: Literal["strong", "weak"]
    """strong from strong_threshold rekhas on"""
    strong_threshold: int
    shodhana_rekha_count: int | None
    """figure after the reductions of the policy"""


class AshtakavargaChartSignProfileResponse(Answer):
    result: SignStrengthProfileResponse
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AshtakavargaChartTransitStrengthRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is"""
    policy: AshtakavargaChartPolicyRequest | None = None
    planet: str
    """one of the seven planets, Sun ... Saturn"""
    transit_sign_index: int
    """sign of the transit, 0 Aries ... 11 Pisces"""


class AshtakavargaTransitStrengthResponse(Answer):
    ayanamsa_system: str
    planet: str
    transit_sign_index: int
    rekha_count: int
    tier: Literal["strong", "weak"]
    """strong from strong_threshold rekhas on"""
    strong_threshold: int
    shodhana_rekha_count: int | None
    """figure after the reductions of the policy"""


class AshtakavargaChartTransitStrengthResponse(Answer):
    result: AshtakavargaTransitStrengthResponse
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AshtakavargaPolicyRequest(Request):
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    strong_threshold: int | None = None
    """number of rekhas from which a sign is strong"""
    apply_trikona_shodhana: bool | None = None
    """reduction of the trines"""
    apply_ekadhipatya_shodhana: bool | None = None
    """reduction of the signs of one lord; requires apply_trikona_shodhana"""
    ekadhipatya_occupants: Literal["planets", "planets_and_nodes", "planets_and_lagna", "planets_nodes_and_lagna"] | None = None
    """points that occupy a sign in ekadhipatya shodhana"""


class AshtakavargaDirectRequest(Request):
    sidereal_longitudes: dict[str, float] | None = None
    sign_indices: dict[str, int] | None = None
    policy: AshtakavargaPolicyRequest | None = None


class AshtakavargaProfileAnswer(Answer):
    ayanamsa_system: str
    result: AshtakavargaResultResponse
    sarva_total: int
    sarva_max: int
    sarva_max_sign_idx: int
    """sign of the greatest figure, the first of equal ones"""
    sarva_min: int
    sarva_min_sign_idx: int
    strong_planet_sign_counts: dict[str, int]
    """number of signs with at least strong_threshold rekhas, by planet"""
    strong_threshold: int
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AshtakavargaResultAnswer(Answer):
    ayanamsa_system: str
    bhinnashtakavarga: dict[str, BhinnashtakavargaResultResponse]
    sarvashtakavarga: list[int]
    shodhana_bhinnashtakavarga: dict[str, BhinnashtakavargaResultResponse] | None
    shodhana_sarvashtakavarga: list[int] | None
    shodhana_applied: list[str]
    """reductions in the order of their application"""
    ekadhipatya_occupants: str | None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AshtakavargaSignProfileRequest(Request):
    sidereal_longitudes: dict[str, float] | None = None
    sign_indices: dict[str, int] | None = None
    policy: AshtakavargaPolicyRequest | None = None
    planet: str
    """one of the seven planets, Sun ... Saturn"""
    sign_index: int
    """sign, 0 Aries ... 11 Pisces"""


class AshtakavargaTransitStrengthAnswer(Answer):
    ayanamsa_system: str
    planet: str
    transit_sign_index: int
    rekha_count: int
    tier: Literal["strong", "weak"]
    """strong from strong_threshold rekhas on"""
    strong_threshold: int
    shodhana_rekha_count: int | None
    """figure after the reductions of the policy"""
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AshtakavargaTransitStrengthRequest(Request):
    sidereal_longitudes: dict[str, float] | None = None
    sign_indices: dict[str, int] | None = None
    policy: AshtakavargaPolicyRequest | None = None
    planet: str
    """one of the seven planets, Sun ... Saturn"""
    transit_sign_index: int
    """sign of the transit, 0 Aries ... 11 Pisces"""


class AshtottariChartPolicyRequest(Request):
    year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564"] | None = None
    """length of the dasha year, days"""
    ayanamsa_system: str | None = None
    """must be the ayanamsa_system of the chart, when given"""
    bypass_eligibility: bool | None = None
    """false: there are periods only when Rahu is in a kendra or trikona from the lord of the Lagna and not in the Lagna"""
    lagna_sign_index: int | None = None
    """sign of the Lagna for eligibility, 0 Aries ... 11 Pisces"""
    nakshatra_scheme: Literal["twenty_seven", "with_abhijit"] | None = None
    """with_abhijit: the group of Saturn has a fourth nakshatra, Abhijit"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is, for eligibility"""


class AshtottariChartSequenceRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    levels: int | None = None
    policy: AshtottariChartPolicyRequest | None = None


class AshtottariPolicyRequest(Request):
    year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564"] | None = None
    """length of the dasha year, days"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    bypass_eligibility: bool | None = None
    """false: there are periods only when Rahu is in a kendra or trikona from the lord of the Lagna and not in the Lagna"""
    lagna_sign_index: int | None = None
    """sign of the Lagna for eligibility, 0 Aries ... 11 Pisces"""
    nakshatra_scheme: Literal["twenty_seven", "with_abhijit"] | None = None
    """with_abhijit: the group of Saturn has a fourth nakshatra, Abhijit"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is, for eligibility"""


class AshtottariSequenceRequest(Request):
    moon_tropical_lon: float
    """tropical longitude of the Moon, true equinox of date, degrees; reduced to [0, 360)"""
    natal_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    levels: int | None = None
    policy: AshtottariPolicyRequest | None = None


class AspectClassificationResponse(Answer):
    domain: str
    """zodiacal, declination or whole_sign"""
    tier: str
    """major, common_minor or extended_minor"""
    family: str
    """harmonic family"""


class AspectDataResponse(Answer):
    body1: str
    body2: str
    aspect: str
    symbol: str
    angle: float
    """exact angle of the aspect, degrees"""
    separation: float
    """shortest arc between the two points, degrees"""
    orb: float
    """|separation - angle|, degrees"""
    allowed_orb: float
    """largest orb that was admitted: orb <= allowed_orb"""
    applying: bool | None = None
    """null when the speeds do not determine it"""
    stationary: bool
    """one of the two moves slower than its stationary threshold"""
    classification: AspectClassificationResponse | None = None
    direction: str | None = None
    """sinister: body2 is ahead of body1 in the zodiac; dexter: behind. Null for conjunction and opposition"""
    sign_degree1: float | None = None
    """whole degrees of body1 within its sign, 0 to 29"""
    sign_degree2: float | None = None
    motion_state: Literal["applying", "exact", "separating", "stationary", "indeterminate", "none"]


class AspectMotionWitnessResponse(Answer):
    body1: str
    body2: str
    longitude1_deg: float
    longitude2_deg: float
    speed1_deg_per_day: float | None
    speed2_deg_per_day: float | None
    aspect: Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]
    symbol: str
    angle_deg: float
    branch_selection: Literal["undirected_conjunction", "positive", "negative", "ambiguous_at_zero_separation"]
    target_directed_separation_deg: float | None
    directed_separation_deg: float
    """shortest way from body1 to body2, degrees in [-180, 180)"""
    directed_error_deg: float | None
    """directed separation minus the target of the branch"""
    separation_deg: float
    orb_deg: float
    allowed_orb_deg: float
    within_orb: bool
    orb_policy: Literal["canonical_default_scaled"]
    orb_factor: float
    relative_speed_deg_per_day: float | None
    """speed2 - speed1"""
    orb_rate_deg_per_day: float | None
    """rate of |error|: negative closes the aspect"""
    state: Literal["applying", "exact", "separating", "stationary", "indeterminate"]
    exact_tolerance_deg: float
    rate_tolerance_deg_per_day: float
    body1_stationary_threshold_deg_per_day: float
    body2_stationary_threshold_deg_per_day: float
    body1_stationary: bool | None
    body2_stationary: bool | None
    relative_motion_stalled: bool | None
    stationary_reasons: list[Literal["body1_below_stationary_threshold", "body2_below_stationary_threshold", "relative_rate_within_tolerance"]]
    reference_frame: str
    timescale: str
    provenance: Literal["caller_supplied_longitudes_and_speeds"]
    evaluation_scope: Literal["instantaneous_no_event_search"]


class AspectMotionComputationTruthResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: Literal["aspect_motion_witness"] | None = None
    facade_entrypoint: str | None = None
    branch_error_formula: Literal["shortest_directed_separation_minus_same_sign_exact_target"] | None = None
    relative_speed_formula: Literal["speed2_minus_speed1"] | None = None
    motion_classification: Literal["instantaneous_signed_error_rate"] | None = None
    stationary_policy: Literal["body_specific_threshold_or_relative_rate_tolerance"] | None = None
    orb_policy_authority: str | None = None
    provenance_semantics: Literal["caller_declared_frame_and_timescale"] | None = None


class AspectMotionAnalysisResponse(Answer):
    witness: AspectMotionWitnessResponse
    computation_truth: AspectMotionComputationTruthResponse


class AspectMotionWitnessRequest(Request):
    body1: str
    """name of the point"""
    longitude1_deg: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    body2: str
    """name of the point"""
    longitude2_deg: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    aspect: Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]
    speed1_deg_per_day: float | None = None
    """degrees per day"""
    speed2_deg_per_day: float | None = None
    """degrees per day"""
    orb_factor: float | None = None
    """multiplies every orb of the aspect table"""
    exact_tolerance_deg: float | None = None
    """largest orb that counts as exact, degrees"""
    rate_tolerance_deg_per_day: float | None = None
    """largest relative rate that counts as stationary, degrees per day"""
    reference_frame: str
    """reference frame of the coordinates; echoed in the answer"""
    timescale: str
    """time scale of the instant; echoed in the answer"""


class PatternBodyRoleTruthResponse(Answer):
    body: str
    role: str


class PatternDetectionTruthResponse(Answer):
    pattern_name: str
    detector: str
    source_kind: str
    orb_factor: float
    orbs: Literal["pattern", "aspect"]
    body_roles: list[PatternBodyRoleTruthResponse]
    centroid_longitude: float | None = None
    max_body_distance: float | None = None
    orb_limit: float | None = None


class PatternBodyRoleClassificationResponse(Answer):
    body: str
    role: str


class PatternClassificationResponse(Answer):
    pattern_name: str
    detector: str
    source_kind: str
    symmetry: str
    body_count: int
    has_apex: bool
    body_roles: list[PatternBodyRoleClassificationResponse]


class PatternAspectContributionResponse(Answer):
    pattern_name: str
    role: str
    body1: str
    body2: str
    aspect_name: str
    aspect_angle: float
    pattern_orb: float
    """largest orb of the aspect in this pattern, degrees; allowed_orb is the orb of the aspect table"""
    aspect: AspectDataResponse


class PatternConditionProfileResponse(Answer):
    pattern_name: str
    detector: str
    source_kind: str
    """aspect or position"""
    symmetry: str
    body_count: int
    has_apex: bool
    contribution_count: int
    all_contribution_count: int
    structured_contribution_count: int
    generic_contribution_count: int
    state: str
    """reinforced: every aspect has a specific role; mixed: some roles are generic; weakened: no aspects. Neither motion nor strength"""


class AspectPatternResponse(Answer):
    name: str
    bodies: list[str]
    aspects: list[AspectDataResponse]
    apex: str | None = None
    detection_truth: PatternDetectionTruthResponse | None = None
    classification: PatternClassificationResponse | None = None
    all_contributions: list[PatternAspectContributionResponse]
    contributions: list[PatternAspectContributionResponse]
    condition_profile: PatternConditionProfileResponse | None = None


class AspectTransitEventResponse(Answer):
    event_type: Literal["aspect_transit"] | None = None
    body: str
    target: str | float
    angle: float
    orb: float
    jd_exact: float
    """Julian day UT1"""
    datetime_utc: str
    jd_entering: float | None = None
    """time at which the body enters the orb in the passage of jd_exact, Julian day UT1; null without an orb, or if it is before the window"""
    jd_leaving: float | None = None
    """time at which the body leaves the orb, Julian day UT1; null without an orb, or if it is after the window"""
    is_retrograde_hit: bool
    search_motion: Literal["forward", "backward"]


class AspectsFromLongitudesRequest(Request):
    longitudes: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    tier: Literal[0, 1, 2] | None = None
    """0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22"""
    orb_factor: float | None = None
    """multiplies every orb of the aspect table"""
    include_nodes: bool | None = None
    """false: omit True Node, Mean Node, Lilith and True Lilith"""


class LongitudeAspectComputationTruthResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: Literal["aspects_from_longitudes"] | None = None
    facade_entrypoint: str | None = None
    position_semantics: Literal["caller_supplied_ecliptic_longitudes"] | None = None
    motion_semantics: Literal["not_computed_without_speeds"]
    ordering: Literal["orb_ascending_stable_over_point_name_order"] | None = None
    aspect_policy_authority: str | None = None
    normalized_longitudes: dict[str, float]
    tier: Literal[0, 1, 2]
    """0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22"""
    orb_factor: float
    include_nodes: bool
    excluded_node_names: list[str]
    point_count: int
    aspect_count: int


class AspectsFromLongitudesResponse(Answer):
    events: list[AspectDataResponse]
    computation_truth: LongitudeAspectComputationTruthResponse


class AsteroidFamiliesInChartProvenanceResponse(Answer):
    catalog_source: str
    number_system: str
    lookup_source_module: str
    requested_count: int
    grouped_count: int
    ungrouped_count: int
    stage_sequence: list[str]


class AsteroidFamiliesInChartRequest(Request):
    numbers: list[int]


class AsteroidFamiliesInChartResponse(Answer):
    groups: dict[str, list[int]]
    ungrouped_numbers: list[int]
    provenance: AsteroidFamiliesInChartProvenanceResponse


class AsteroidFamilyLookupProvenanceResponse(Answer):
    catalog_source: str
    number_system: str
    lookup_source_module: str
    requested_number: int
    stage_sequence: list[str]


class AsteroidFamilyLookupResponse(Answer):
    number: int
    family_name: str | None
    """the main family of the asteroid; membership is not exclusive"""
    family_names: list[str]
    provenance: AsteroidFamilyLookupProvenanceResponse


class AsteroidFamilyMembersProvenanceResponse(Answer):
    catalog_source: str
    number_system: str
    lookup_source_module: str
    requested_family_name: str
    offset: int
    limit: int
    total_available: int
    returned_count: int
    stage_sequence: list[str]


class AsteroidFamilyMembersResponse(Answer):
    family_name: str
    members: list[int]
    total_available: int
    returned_count: int
    provenance: AsteroidFamilyMembersProvenanceResponse


class AsteroidFamilyResonanceEdgeResponse(Answer):
    source: str
    target: str
    family_name: str
    body1_number: int
    body2_number: int
    aspect: AspectDataResponse


class AsteroidFamilyResonanceNetworkProvenanceResponse(Answer):
    catalog_source: str
    number_system: str
    lookup_source_module: str
    aspect_source_module: str
    coordinate_source: str
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    identity_source: str
    requested_bodies: list[str]
    resolved_bodies: list[str]
    missing_bodies: list[str]
    loaded_kernel_available: bool
    aspect_tier: int | None
    include_minor: bool
    orb_factor: float
    stage_sequence: list[str]


class AsteroidFamilyResonanceNetworkRequest(Request):
    """exactly one of `bodies` and `numbers` is required"""

    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str | int] | None = None
    numbers: list[int] | None = None
    skip_missing: bool | None = None
    aspect_tier: Literal[0, 1, 2, None] | None = None
    """0: the five Ptolemaic aspects; 1: also the six common minor aspects; 2: all 22; null: 1 or 0, depending on `include_minor`"""
    include_minor: bool | None = None
    """applies when `aspect_tier` is null: true selects tier 1, false tier 0"""
    orb_factor: float | None = None


class AsteroidFamilyResonanceNodeResponse(Answer):
    body: str
    requested_body: str
    naif_id: int
    mpc_number: int
    family_name: str | None
    family_names: list[str]
    longitude: float
    latitude: float
    speed: float
    retrograde: bool
    is_sovereign: bool


class MissingEntry(Answer):
    name: str
    """the requested name, as in `missing`"""
    field: str
    """JSON pointer of the entry"""
    reason: str
    suggestions: list[str]
    covered_jd_tdb: list[tuple[float, float]]
    """where the reason is the instant: the spans that can be answered, Julian days TDB"""


class AsteroidFamilyResonanceNetworkResponse(Answer):
    dt: str
    nodes: list[AsteroidFamilyResonanceNodeResponse]
    edges: list[AsteroidFamilyResonanceEdgeResponse]
    network: dict[str, list[AsteroidFamilyResonanceEdgeResponse]]
    families: list[str]
    missing: list[str]
    missing_reasons: list[MissingEntry]
    """one entry for each of `missing`"""
    total_aspects: int
    resonant_aspect_count: int
    sovereign_used: bool
    provenance: AsteroidFamilyResonanceNetworkProvenanceResponse
    computation_basis: ComputationBasis


class AsteroidListItem(Answer):
    name: str
    naif_id: int | None
    designation: str
    orbit_class: str
    """JPL's code of the orbit class, e.g. MBA; empty when unknown"""


class AsteroidListProvenanceResponse(Answer):
    catalog_source: str
    catalog_scope: str
    availability_source: str
    loaded_kernel_available: bool
    requested_query: str | None = None
    limit: int
    returned_count: int
    stage_sequence: list[str]


class AsteroidListResponse(Answer):
    bodies: list[AsteroidListItem]
    total: int
    provenance: AsteroidListProvenanceResponse


class SmallBodySourceResponse(Answer):
    kind: Literal["kernel", "embedded", "integrated"]
    """an operator's SPK file; the embedded file; an integration of catalogued elements"""
    source: str
    sha256: str | None
    coverage_start_jd_tdb: float
    coverage_end_jd_tdb: float
    elements_epoch_jd_tdb: float | None
    """epoch of the osculating elements that were integrated"""
    element_set: str | None
    """name of the orbit solution, or the apparition it belongs to"""
    element_source: str | None
    """where the orbit solution was published"""
    model: str
    estimated_error_arcsec: float
    """bound of most errors of the position, for this body at this instant as seen from the Earth (README of the families). 0: unknown (an operator's kernel)"""


class AsteroidPositionProvenanceResponse(Answer):
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    """Julian day UT1"""
    coordinate_source: str
    kernel_source: Literal["loaded_small_body_reader", "integrated_from_osculating_elements"]
    known_catalog_entry: bool
    loaded_kernel_available: bool
    requested_body: str
    returned_body: str
    returned_naif_id: int | None
    naif_convention: str
    frame: str
    stage_sequence: list[str]
    small_body_source: SmallBodySourceResponse


class AsteroidPositionAnswer(Answer):
    name: str
    naif_id: int | None
    """null for bodies that have no number"""
    longitude: float
    """apparent geocentric longitude of date, degrees in [0, 360)"""
    latitude: float
    distance: float
    """light-time distance, km"""
    speed: float
    """rate of the longitude, degrees per day"""
    retrograde: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    is_sovereign: bool
    """the states are in a file (kernel or embedded) that covers the instant"""
    velocity_x: float | None = None
    """not answered"""
    velocity_y: float | None = None
    """not answered"""
    velocity_z: float | None = None
    """not answered"""
    provenance: AsteroidPositionProvenanceResponse
    computation_basis: ComputationBasis


class AsteroidPositionRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    body: str | int
    """name, designation, catalogue number or NAIF id of an asteroid (numbers also as strings)"""


class AsteroidPositionResponse(Answer):
    name: str
    naif_id: int | None
    """null for bodies that have no number"""
    longitude: float
    """apparent geocentric longitude of date, degrees in [0, 360)"""
    latitude: float
    distance: float
    """light-time distance, km"""
    speed: float
    """rate of the longitude, degrees per day"""
    retrograde: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    is_sovereign: bool
    """the states are in a file (kernel or embedded) that covers the instant"""
    velocity_x: float | None = None
    """not answered"""
    velocity_y: float | None = None
    """not answered"""
    velocity_z: float | None = None
    """not answered"""
    provenance: AsteroidPositionProvenanceResponse


class AsteroidSubsetCatalogItem(Answer):
    name: str
    naif_id: int
    loaded_kernel_available: bool


class AsteroidSubsetListProvenanceResponse(Answer):
    catalog_source: str
    subset_source_module: str
    availability_source: str
    loaded_kernel_available: bool
    requested_query: str | None = None
    limit: int
    returned_count: int
    stage_sequence: list[str]


class AsteroidSubsetListResponse(Answer):
    subset: Literal["classical", "main_belt", "centaurs", "tnos"]
    label: str
    bodies: list[AsteroidSubsetCatalogItem]
    total: int
    provenance: AsteroidSubsetListProvenanceResponse


class AsteroidSubsetPositionsProvenanceResponse(Answer):
    subset: Literal["classical", "main_belt", "centaurs", "tnos"]
    subset_source_module: str
    requested_datetime: str
    normalized_datetime_utc: str
    requested_bodies: list[str]
    resolved_subset_bodies: list[str]
    returned_bodies: list[str]
    missing_bodies: list[str]
    loaded_kernel_available: bool
    stage_sequence: list[str]


class AsteroidSubsetPositionsRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str | int] | None = None
    skip_missing: bool | None = None


class AsteroidSubsetPositionsResponse(Answer):
    subset: Literal["classical", "main_belt", "centaurs", "tnos"]
    label: str
    dt: str
    results: dict[str, AsteroidPositionResponse]
    missing: list[str]
    missing_reasons: list[MissingEntry]
    """one entry for each of `missing`"""
    sovereign_used: bool
    provenance: AsteroidSubsetPositionsProvenanceResponse
    computation_basis: ComputationBasis


class AsteroidSubsetSummaryResponse(Answer):
    subset: Literal["classical", "main_belt", "centaurs", "tnos"]
    label: str
    catalog_source: str
    member_count: int


class AsteroidSubsetsResponse(Answer):
    subsets: list[AsteroidSubsetSummaryResponse]
    total: int
    stage_sequence: list[str]


class AsteroidsBulkProvenanceResponse(Answer):
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    """Julian day UT1"""
    coordinate_source: str
    kernel_source: Literal["loaded_small_body_reader", "integrated_from_osculating_elements", "loaded_small_body_reader_and_integration"]
    requested_bodies: list[str]
    returned_bodies: list[str]
    missing_bodies: list[str]
    loaded_kernel_available: bool
    stage_sequence: list[str]


class AsteroidsBulkRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str | int]
    skip_missing: bool | None = None
    """list what cannot be answered in `missing`; false: such a body is a 422"""


class AsteroidsBulkResponse(Answer):
    dt: str
    results: dict[str, AsteroidPositionResponse]
    """positions by the requested identity"""
    missing: list[str]
    missing_reasons: list[MissingEntry]
    """one entry for each of `missing`"""
    sovereign_used: bool
    provenance: AsteroidsBulkProvenanceResponse
    computation_basis: ComputationBasis


class NearPlaceRequest(Request):
    """also answer the lines near this place, the nearest first"""

    latitude: float
    """geodetic latitude, degrees north; the poles are excluded"""
    longitude: float
    """geodetic longitude, degrees east"""
    orb_km: float | None = None
    """lines within so many kilometres (geodesic on WGS 84); 500 when neither orb is given"""
    orb_deg: float | None = None
    """or within so many degrees between the verticals of the place and of the line: for a rising or setting line the altitude of the body"""


class AstrocartographyChartLinesRequest(Request):
    lat_step: float | None = None
    """step of the latitudes of `points`, which start at -89, degrees"""
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str] | None = None
    """default: Sun ... Pluto"""
    observer_lat: float | None = None
    """geodetic latitude of the observer; with observer_lon the places are topocentric, otherwise geocentric"""
    observer_lon: float | None = None
    """geodetic longitude of the observer, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    acg_observer_lat: float | None = None
    """geodetic latitude of the observer of the lines; default: the observer of the chart"""
    acg_observer_lon: float | None = None
    """geodetic longitude of the observer of the lines, degrees east"""
    acg_observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    place_center: Literal["geocentric", "topocentric", "local", None] | None = None
    """origin of the positions: geocentric (centre of the Earth), topocentric (the observer), or local (each point of a line, with its own parallax at sea level). Default: topocentric with an observer, otherwise geocentric"""
    refraction: bool | None = None
    """true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
    geojson_tolerance_km: float | None = None
    """no point of a line is farther than this from the segments of its GeoJSON, km"""
    crossings: bool | None = None
    """also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)"""
    near: NearPlaceRequest | None = None
    at_latitudes: list[float] | None = None
    """solve the rising and setting lines for these latitudes too; degrees, the poles excluded"""
    at_longitudes: list[float] | None = None
    """solve the rising and setting lines for these longitudes too; degrees east"""


class AstrocartographyChartSubplanetaryRequest(Request):
    lat_step: float | None = None
    """step of the latitudes of `points`, which start at -89, degrees"""
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str] | None = None
    """default: Sun ... Pluto"""
    observer_lat: float | None = None
    """geodetic latitude of the observer; with observer_lon the places are topocentric, otherwise geocentric"""
    observer_lon: float | None = None
    """geodetic longitude of the observer, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""


class AstrocartographyCoordinateRequest(Request):
    right_ascension: float
    """right ascension of date, degrees"""
    declination: float
    """degrees"""


class AstrocartographyCurvePointShiftResponse(Answer):
    latitude: float
    source_longitude: float
    target_longitude: float
    signed_delta_deg: float


class AstrocartographyDirectLinesRequest(Request):
    lat_step: float | None = None
    """step of the latitudes of `points`, which start at -89, degrees"""
    positions: dict[str, AstrocartographyCoordinateRequest]
    """places by name"""
    gmst_deg: float
    """apparent sidereal time of Greenwich, degrees"""
    jd_ut: float | None = None
    """Julian day UT1, only echoed: the request gives the sidereal time"""
    refraction: bool | None = None
    """true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
    geojson_tolerance_km: float | None = None
    """no point of a line is farther than this from the segments of its GeoJSON, km"""
    crossings: bool | None = None
    """also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)"""
    near: NearPlaceRequest | None = None
    at_latitudes: list[float] | None = None
    """solve the rising and setting lines for these latitudes too; degrees, the poles excluded"""
    at_longitudes: list[float] | None = None
    """solve the rising and setting lines for these longitudes too; degrees east"""


class AstrocartographyDirectSubplanetaryRequest(Request):
    positions: dict[str, AstrocartographyCoordinateRequest]
    """places by name"""
    gmst_deg: float
    """apparent sidereal time of Greenwich, degrees"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""


class AstrocartographyGeoPointResponse(Answer):
    latitude: float
    longitude: float


class LineEnds(Answer):
    """points where the rising line meets the setting line; beyond them the body stays on one side of the horizon"""

    south: AstrocartographyGeoPointResponse
    north: AstrocartographyGeoPointResponse


class LineAtLatitude(Answer):
    latitude: float
    longitude: float | None
    """degrees east, in [0, 360); null when the body neither rises nor sets"""
    horizon_status: Literal["normal", "circumpolar", "never_rises", "horizon_coincident"]


class LineAtLongitude(Answer):
    longitude: float
    """degrees east, in [0, 360)"""
    latitudes: list[float]
    """empty when the line does not cross the longitude, two when it crosses twice"""


class AstrocartographyLineResponse(Answer):
    planet: str
    line_type: Literal["MC", "IC", "ASC", "DSC"]
    longitude: float | None = None
    """of a meridian line, degrees east, in [0, 360)"""
    points: list[AstrocartographyGeoPointResponse]
    """points of a rising or setting line, at the latitudes where the body rises and sets"""
    ends: LineEnds | None = None
    solved_latitudes: list[LineAtLatitude] | None = None
    """the line at each of `at_latitudes`"""
    solved_longitudes: list[LineAtLongitude] | None = None
    """the line at each of `at_longitudes`"""


class GeoJsonPoint(Answer):
    type: Literal["Point"]
    coordinates: list[float]
    """[longitude, latitude], degrees"""


class GeoJsonLineString(Answer):
    type: Literal["LineString"]
    coordinates: list[list[float]]


class GeoJsonMultiLineString(Answer):
    type: Literal["MultiLineString"]
    coordinates: list[list[list[float]]]
    """cut at the antimeridian"""


class MapFeatureProperties(Answer):
    planet: str
    line_type: Literal["MC", "IC", "ASC", "DSC", "towards", "away"] | None = None
    point_type: str | None = None


class MapFeature(Answer):
    type: Literal["Feature"]
    geometry: GeoJsonPoint | GeoJsonLineString | GeoJsonMultiLineString
    properties: MapFeatureProperties


class MapFeatureCollection(Answer):
    type: Literal["FeatureCollection"]
    features: list[MapFeature]


class MapLineName(Answer):
    planet: str
    line_type: Literal["MC", "IC", "ASC", "DSC", "towards", "away"]


class MapCrossing(Answer):
    first: MapLineName
    second: MapLineName
    latitude: float
    longitude: float
    """degrees east, in [-180, 180)"""


class NearestPointOfLine(Answer):
    latitude: float
    longitude: float


class LineNearPlace(Answer):
    planet: str
    line_type: Literal["MC", "IC", "ASC", "DSC", "towards", "away"]
    distance_km: float
    """geodesic on WGS 84"""
    distance_deg: float
    """angle between the verticals; of a rising or setting line the altitude of the body over its horizon"""
    side: Literal["east", "west", "north", "south", "on_line"]
    """on which side of the line the place lies; north or south only where the line runs due east there"""
    direction_deg: float | None
    """azimuth in which the line is nearest from the place; null on the line"""
    nearest: NearestPointOfLine


class LinesNearPlace(Answer):
    latitude: float
    longitude: float
    orb_km: float | None
    orb_deg: float | None
    lines: list[LineNearPlace]
    """the nearest first"""


class AstrocartographyObserverResponse(Answer):
    latitude: float | None = None
    longitude: float | None = None
    elevation_m: float | None = None
    source: Literal["direct_none", "chart_request", "acg_override", "default_zero"]


class AstrocartographySubjectProvenanceResponse(Answer):
    requested_label: str
    returned_label: str
    subject_class: Literal["caller_supplied", "planet", "asteroid", "comet", "fixed_star", "lot", "ecliptic_point", "ra_dec_point"]
    canonical_name: str | None = None
    naif_id: int | None = None
    position_source: str
    right_ascension: float
    """used for the lines, degrees"""
    declination: float


class AstrocartographyProvenanceResponse(Answer):
    requested_datetime: str | None = None
    normalized_datetime_utc: str | None = None
    jd_ut: float | None = None
    jd_tt: float | None = None
    gmst_deg: float
    """apparent sidereal time of Greenwich, degrees"""
    obliquity_deg: float | None = None
    nutation_longitude_deg: float | None = None
    requested_bodies: list[str] | None = None
    returned_bodies: list[str]
    observer: AstrocartographyObserverResponse
    coordinate_source: Literal["direct_ra_dec", "chart_apparent_topocentric_ra_dec", "chart_geocentric_ecliptic_to_equatorial", "chart_mixed_subject_ra_dec"]
    subjects: list[AstrocartographySubjectProvenanceResponse]
    lat_step: float | None = None
    refraction: bool | None = None
    place_center: Literal["geocentric", "topocentric", "local", None]
    horizon_altitude_deg: float | None = None
    """altitude of the rising and setting lines"""
    stage_sequence: list[str]


class AstrocartographyLinesResponse(Answer):
    lines: list[AstrocartographyLineResponse]
    geojson: MapFeatureCollection | None = None
    geojson_error_km: float | None = None
    """no point of a line is farther than this from its GeoJSON, km"""
    crossings: list[MapCrossing] | None = None
    crossing_count: int | None = None
    near: LinesNearPlace | None = None
    provenance: AstrocartographyProvenanceResponse
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AstrocartographySubjectRequest(Request):
    kind: Literal["planet", "asteroid", "comet", "fixed_star", "lot", "ecliptic_point", "ra_dec_point"]
    name: str | None = None
    """name of a body, star or lot"""
    label: str | None = None
    """name in the answer; default: `name`"""
    longitude: float | None = None
    """longitude of date of an ecliptic point, degrees"""
    latitude: float | None = None
    """ecliptic latitude of date of an ecliptic point, degrees"""
    right_ascension: float | None = None
    """right ascension of date of an RA/Dec point, degrees"""
    declination: float | None = None
    """degrees"""


class LotsDerivedReferencePolicyRequest(Answer):
    include_fortune: bool | None = None
    include_spirit: bool | None = None
    include_eros_valens: bool | None = None


class LotsExternalReferencePolicyRequest(Answer):
    include_syzygy: bool | None = None
    include_prenatal_new_moon: bool | None = None
    include_prenatal_full_moon: bool | None = None
    include_lord_of_hour: bool | None = None


class LotsComputationPolicyRequest(Answer):
    unresolved_reference_mode: Literal["skip", "raise"] | None = None
    """treatment of a lot with missing ingredients. skip: list it in not_evaluable; raise: refuse the request (422)"""
    derived: LotsDerivedReferencePolicyRequest | None = None
    external: LotsExternalReferencePolicyRequest | None = None
    disputed_reversals: Literal["reversed_by_night", "not_reversed"] | None = None
    """whether lots of marriage, brothers and friends are reversed in night charts; the sources disagree"""


class AstrocartographySubjectChartLinesRequest(Request):
    lat_step: float | None = None
    """step of the latitudes of `points`, which start at -89, degrees"""
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    subjects: list[AstrocartographySubjectRequest]
    observer_lat: float | None = None
    """geodetic latitude of the observer; with observer_lon the places are topocentric, otherwise geocentric"""
    observer_lon: float | None = None
    """geodetic longitude of the observer, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    syzygy: float | None = None
    """longitude of the syzygy before birth, degrees"""
    prenatal_new_moon: float | None = None
    """longitude of the new moon before birth, degrees"""
    prenatal_full_moon: float | None = None
    """longitude of the full moon before birth, degrees"""
    lord_of_hour: float | None = None
    """longitude of the planet that rules the hour, degrees"""
    policy: LotsComputationPolicyRequest | None = None
    star_place: Literal["true", "apparent"] | None = None
    """place of the fixed stars: true (space motion, precession, nutation), or apparent (also parallax, deflection and aberration, as for planets and for rise and set)"""
    acg_observer_lat: float | None = None
    """geodetic latitude of the observer of the lines; default: the observer of the chart"""
    acg_observer_lon: float | None = None
    """geodetic longitude of the observer of the lines, degrees east"""
    acg_observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    place_center: Literal["geocentric", "topocentric", "local", None] | None = None
    """origin of the positions: geocentric (centre of the Earth), topocentric (the observer), or local (each point of a line, with its own parallax at sea level). Default: topocentric with an observer, otherwise geocentric"""
    refraction: bool | None = None
    """true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
    geojson_tolerance_km: float | None = None
    """no point of a line is farther than this from the segments of its GeoJSON, km"""
    crossings: bool | None = None
    """also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)"""
    near: NearPlaceRequest | None = None
    at_latitudes: list[float] | None = None
    """solve the rising and setting lines for these latitudes too; degrees, the poles excluded"""
    at_longitudes: list[float] | None = None
    """solve the rising and setting lines for these longitudes too; degrees east"""


class AstrocartographySubjectChartSubplanetaryRequest(Request):
    lat_step: float | None = None
    """step of the latitudes of `points`, which start at -89, degrees"""
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    subjects: list[AstrocartographySubjectRequest]
    observer_lat: float | None = None
    """geodetic latitude of the observer; with observer_lon the places are topocentric, otherwise geocentric"""
    observer_lon: float | None = None
    """geodetic longitude of the observer, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    syzygy: float | None = None
    """longitude of the syzygy before birth, degrees"""
    prenatal_new_moon: float | None = None
    """longitude of the new moon before birth, degrees"""
    prenatal_full_moon: float | None = None
    """longitude of the full moon before birth, degrees"""
    lord_of_hour: float | None = None
    """longitude of the planet that rules the hour, degrees"""
    policy: LotsComputationPolicyRequest | None = None
    star_place: Literal["true", "apparent"] | None = None
    """place of the fixed stars: true (space motion, precession, nutation), or apparent (also parallax, deflection and aberration, as for planets and for rise and set)"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""


class AstrocartographySubplanetaryPointResponse(Answer):
    planet: str
    point_type: str
    """Zenith or Nadir"""
    latitude: float
    """geodetic latitude; for the zenith the declination"""
    longitude: float
    """degrees east, in [-180, 180)"""


class AstrocartographySubplanetaryResponse(Answer):
    points: list[AstrocartographySubplanetaryPointResponse]
    geojson: MapFeatureCollection | None = None
    geojson_error_km: float | None = None
    """no point of a line is farther than this from its GeoJSON, km"""
    provenance: AstrocartographyProvenanceResponse
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AstrodyneSignAggregateResponse(Answer):
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    rulers: list[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]]
    cusp_count: int
    intercepted_houses: list[int]
    ruler_fraction: float
    occupants: list[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]]
    ruler_power: float
    occupant_power: float
    total_power: float
    total_harmony: float
    total_discord: float
    net_harmony: float


class AstrodyneHouseAggregateResponse(Answer):
    house: int
    cusp_sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    intercepted_signs: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    occupants: list[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]]
    ruler_power: float
    occupant_power: float
    total_power: float
    total_harmony: float
    total_discord: float
    net_harmony: float


class AstrodyneAggregateResponse(Answer):
    signs: list[AstrodyneSignAggregateResponse]
    houses: list[AstrodyneHouseAggregateResponse]
    total_body_power: float
    total_sign_power: float
    total_house_power: float
    total_sign_harmony: float
    total_house_harmony: float
    power_checksum_delta: float
    harmony_checksum_delta: float
    checksums_pass: bool


class AstrodyneNatureContributionResponse(Answer):
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    fraction: float
    harmony: float
    discord: float


class AstrodyneAspectHarmonyTruthResponse(Answer):
    body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    aspect: str
    family: Literal["harmonious", "discordant", "neutral"]
    astrodyne_power: float
    base_harmony: float
    base_discord: float
    total_harmony: float
    total_discord: float
    net_harmony: float
    nature_contributions: list[AstrodyneNatureContributionResponse]


class AstrodyneAspectOrbRowResponse(Answer):
    aspect: str
    exact_angle_deg: float
    succedent_planet_deg: float
    succedent_luminary_deg: float
    angular_planet_deg: float
    angular_luminary_deg: float
    cadent_planet_deg: float
    cadent_luminary_deg: float


class AstrodyneBodyInputResponse(Answer):
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    body_kind: Literal["planet", "angle"]
    longitude_deg: float
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    sign_degree: float
    house: int
    house_class: Literal["angular", "succedent", "cadent"]
    distance_from_weaker_cusp_deg: float | None
    house_size_deg: float | None
    declination_deg: float


class AstrodyneHousePositionTruthResponse(Answer):
    house: int
    distance_from_weaker_cusp_deg: float
    house_size_deg: float
    weaker_cusp_power: float
    stronger_cusp_power: float
    variation: float
    interpolation_fraction: float
    astrodyne_power: float


class AstrodyneDignityRowResponse(Answer):
    planet: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
    home_signs: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    detriment_signs: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    exaltation_sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    exaltation_degree: float
    fall_sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    fall_degree: float
    harmony_sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    inharmony_sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]


class AstrodyneEssentialDignityTruthResponse(Answer):
    planet: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    sign_degree: float
    source_row: AstrodyneDignityRowResponse
    condition: Literal["exaltation", "home", "harmony", "inharmony", "detriment", "fall", None]
    exact_degree: float | None
    distance_from_exact_degree: float | None
    degree_emphasis_applied: bool
    harmony_delta: float


class AstrodyneContributionResponse(Answer):
    source: str
    label: str
    power: float
    harmony: float
    discord: float


class AstrodyneBodyProfileResponse(Answer):
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    body_kind: Literal["planet", "angle"]
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    house: int
    input: AstrodyneBodyInputResponse
    house_position_truth: AstrodyneHousePositionTruthResponse | None
    dignity_truth: AstrodyneEssentialDignityTruthResponse | None
    relation_ids: list[str]
    contributions: list[AstrodyneContributionResponse]
    total_power: float
    total_harmony: float
    total_discord: float
    net_harmony: float


class AstrodyneHousePowerRowResponse(Answer):
    house: int
    weaker_cusp_power: float
    stronger_cusp_power: float
    variation: float


class AstrodyneMutualReceptionTruthResponse(Answer):
    kind: str
    planet_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
    sign_a: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    qualifying_signs_a: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    planet_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
    sign_b: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    qualifying_signs_b: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    a_occupies_b_dignity: bool
    b_occupies_a_dignity: bool
    bonus_each: float


class AstrodyneNetworkEdgeResponse(Answer):
    kind: str
    body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    label: str
    power: float
    net_harmony: float
    scored: bool


class AstrodyneNetworkNodeResponse(Answer):
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    house: int
    power: float
    net_harmony: float


class AstrodyneNetworkResponse(Answer):
    nodes: list[AstrodyneNetworkNodeResponse]
    edges: list[AstrodyneNetworkEdgeResponse]


class AstrodyneParallelAspectTruthResponse(Answer):
    body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    house_class_a: Literal["angular", "succedent", "cadent"]
    house_class_b: Literal["angular", "succedent", "cadent"]
    declination_a_deg: float
    declination_b_deg: float
    magnitude_separation_arcmin: float
    orb_limit_arcmin: float
    perfect_conjunction_power_a: float
    perfect_conjunction_power_b: float
    scale_fraction: float
    scaled_power_a: float
    scaled_power_b: float
    astrodyne_power: float
    within_orb: bool


class AstrodynePolicyResponse(Answer):
    degree_emphasis_orb_deg: float
    parallel_orb_arcmin: float
    mutual_reception_bonus: float
    parallel_geometry: str
    mercury_orb_rule: str


class AstrodyneZodiacalAspectTruthResponse(Answer):
    body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    house_class_a: Literal["angular", "succedent", "cadent"]
    house_class_b: Literal["angular", "succedent", "cadent"]
    aspect: str
    longitude_a_deg: float
    longitude_b_deg: float
    exact_angle_deg: float
    separation_deg: float
    distance_from_perfect_deg: float
    presence_orb_a_deg: float
    presence_orb_b_deg: float
    admitted_presence_orb_deg: float
    scoring_orb_a_deg: float
    scoring_orb_b_deg: float
    admitted_scoring_orb_deg: float
    astrodyne_power: float
    within_orb: bool


class AstrodyneRelationResponse(Answer):
    relation_id: str
    kind: Literal["zodiacal_aspect", "parallel", "mutual_reception"]
    body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    label: str
    power: float
    harmony: float
    discord: float
    net_harmony: float
    detected: bool
    admitted: bool
    scored: bool
    power_truth: AstrodyneZodiacalAspectTruthResponse | AstrodyneParallelAspectTruthResponse | None
    harmony_truth: AstrodyneAspectHarmonyTruthResponse | None
    mutual_reception_truth: AstrodyneMutualReceptionTruthResponse | None


class AstrodyneSummaryEntryResponse(Answer):
    family: Literal["society", "trinity", "element", "quality"]
    name: str
    houses: list[int]
    signs: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    power: float
    percentage: float
    total_harmony: float
    total_discord: float
    net_harmony: float


class AstrodyneSummaryGroupResponse(Answer):
    family: str
    name: str
    houses: list[int]
    signs: list[str]


class AstrodyneSummaryResponse(Answer):
    societies: list[AstrodyneSummaryEntryResponse]
    trinities: list[AstrodyneSummaryEntryResponse]
    elements: list[AstrodyneSummaryEntryResponse]
    qualities: list[AstrodyneSummaryEntryResponse]
    total_power: float


class AstrodynesGeometryResponse(Answer):
    source_mode: Literal["explicit_geometry", "chart_backed"]
    dt: str | None
    observer_lat: float | None
    observer_lon: float | None
    jd_ut: float | None
    """UT1"""
    obliquity_deg: float | None
    """true obliquity of date"""
    planet_longitudes: dict[str, float]
    declinations: dict[str, float]
    cusp_longitudes: list[float]
    mc_longitude: float
    asc_longitude: float
    requested_house_system: str | None
    effective_house_system: str | None
    house_fallback: bool
    house_fallback_reason: str | None


class AstrodynesProvenanceResponse(Answer):
    doctrine: Literal["church_of_light_natal_astrodynes"]
    engine_entrypoint: str
    source_mode: Literal["explicit_geometry", "chart_backed"]
    planetary_frame: Literal["caller_supplied", "geocentric_apparent"]
    kernel_required: bool
    stage_sequence: list[str]


class AstrodynesCalculationResponse(Answer):
    geometry: AstrodynesGeometryResponse
    policy: AstrodynePolicyResponse
    inputs: list[AstrodyneBodyInputResponse]
    relations: list[AstrodyneRelationResponse]
    admitted_relation_count: int
    scored_relation_count: int
    profiles: list[AstrodyneBodyProfileResponse]
    aggregate: AstrodyneAggregateResponse
    summary: AstrodyneSummaryResponse
    network: AstrodyneNetworkResponse
    validation_failures: list[str]
    provenance: AstrodynesProvenanceResponse
    computation_basis: ComputationBasis | None = None


class AstrodynesChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    allow_house_fallback: bool | None = None
    """true: if the house system has no houses here, use another and report it"""


class AstrodynesDoctrineResponse(Answer):
    doctrine: Literal["church_of_light_natal_astrodynes"]
    planets: list[str]
    points: list[str]
    signs: list[str]
    house_classes: list[str]
    policy: AstrodynePolicyResponse
    dignity_rows: list[AstrodyneDignityRowResponse]
    house_power_rows: list[AstrodyneHousePowerRowResponse]
    aspect_orb_rows: list[AstrodyneAspectOrbRowResponse]
    summary_groups: list[AstrodyneSummaryGroupResponse]
    source_discrepancies: list[str]
    """differences among the publications, with the choice of this service"""


class AstrodynesGeometryRequestPlanetLongitudes(Request):
    """longitudes of exactly the ten planets"""

    Sun: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    Moon: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    Mercury: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    Venus: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    Mars: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    Jupiter: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    Saturn: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    Uranus: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    Neptune: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    Pluto: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""


class AstrodynesGeometryRequestDeclinations(Request):
    """declinations of the ten planets, M.C. and Asc."""

    Sun: float
    """degrees north"""
    Moon: float
    """degrees north"""
    Mercury: float
    """degrees north"""
    Venus: float
    """degrees north"""
    Mars: float
    """degrees north"""
    Jupiter: float
    """degrees north"""
    Saturn: float
    """degrees north"""
    Uranus: float
    """degrees north"""
    Neptune: float
    """degrees north"""
    Pluto: float
    """degrees north"""
    M_C: float = Field(alias="M.C.")
    """degrees north"""
    Asc: float = Field(alias="Asc.")
    """degrees north"""


class AstrodynesGeometryRequest(Request):
    planet_longitudes: AstrodynesGeometryRequestPlanetLongitudes
    """longitudes of exactly the ten planets"""
    declinations: AstrodynesGeometryRequestDeclinations
    """declinations of the ten planets, M.C. and Asc."""
    cusp_longitudes: list[float]
    """cusps 1 to 12 in the order of the signs, once around the zodiac, at most two in a sign"""
    mc_longitude: float
    """midheaven, degrees; equal to cusp 10"""
    asc_longitude: float
    """ascendant, degrees; equal to cusp 1"""


class AtmosphericExtinctionRequest(Request):
    apparent_altitude_deg: float
    model: Literal["kasten_young_1989_broadband", "schaefer_1993_components"]
    extinction_coefficient_k: float | None = None
    """extinction coefficient, V magnitudes per air mass"""
    observer_altitude_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    relative_humidity: float | None = None
    observer_latitude_deg: float | None = None
    """geodetic latitude, degrees north"""
    sun_right_ascension_deg: float | None = None
    """represents the season"""


class AtmosphericExtinctionResponse(Answer):
    model: str
    apparent_altitude_deg: float
    zenith_distance_deg: float
    broadband_airmass: float | None
    rayleigh_airmass: float | None
    aerosol_airmass: float | None
    ozone_airmass: float | None
    rayleigh_coefficient_mag_per_airmass: float | None
    aerosol_coefficient_mag_per_airmass: float | None
    ozone_coefficient_mag_per_airmass: float | None
    total_zenith_extinction_coefficient: float
    sky_brightness_extinction_coefficient: float
    extinction_magnitude: float
    transmission_fraction: float
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AuthAMeasurementResponse(Answer):
    name: str
    value: float | str | bool | None
    units: str | None = None
    comparison: str | None = None
    threshold: float | str | bool | None = None
    """limit of the comparison"""


class AuthAClauseWitnessResponse(Answer):
    clause_id: str
    policy_id: str
    policy_reference: str
    measurements: list[AuthAMeasurementResponse]
    explanation: str
    state: Literal["clear", "triggered", "not_evaluable"]


class MundaneEpochResponse(Answer):
    jd: float
    timescale: Literal["utc", "ut1", "tt", "tdb"]


class MundaneSearchIntervalResponse(Answer):
    start: MundaneEpochResponse
    end: MundaneEpochResponse


class VerifiedReaderIdentityResponse(Answer):
    summary_label: str
    planetary_ephemeris: str | None
    lunar_ephemeris: str | None
    verification_basis: Literal["spk_summary_label_content"]


class MundaneRootSearchResponse(Answer):
    search_interval: MundaneSearchIntervalResponse
    bracket_start: MundaneEpochResponse
    bracket_end: MundaneEpochResponse
    root_epoch: MundaneEpochResponse
    step_days: float
    solver_tolerance_days: float
    target_angle_deg: float
    root_residual_deg: float
    bracket_start_residual_deg: float
    bracket_end_residual_deg: float
    search_kind: str
    solver_method_id: str
    verified_reader_identity: VerifiedReaderIdentityResponse


class MundaneAngularRootToleranceResponse(Answer):
    maximum_abs_residual_deg: float
    basis: str


class MundaneEventProvenanceResponse(Answer):
    mode: Literal["engine_ephemeris", "external_authority", "historical_table", "caller_asserted"]
    source_id: str
    method_id: str
    provenance_family_id: str
    longitude_product_id: str
    reference_frame: str
    correction_regime: str
    solver_semantics: str
    source_refs: list[str]
    verified_reader_identity: VerifiedReaderIdentityResponse | None
    caller_asserted_artifact_id: str | None
    caller_asserted_artifact_sha256: str | None


class MundaneEventClockResponse(Answer):
    ut1: MundaneEpochResponse
    tt: MundaneEpochResponse
    delta_t_seconds: float
    """TT - UT1"""
    delta_t_source_product: str
    delta_t_retarget_mode: str
    delta_t_correction_seconds: float
    delta_t_tidal_source_products: list[str]
    delta_t_target_reader_identity: str | None
    utc: MundaneEpochResponse | None
    utc_realization_status: Literal["realized_post_1972_atomic", "not_realized_historical_ut1_proxy"]
    utc_realization_detail: str
    verified_reader_identity: VerifiedReaderIdentityResponse


class CardinalIngressReceiptResponse(Answer):
    event_type: Literal["cardinal_ingress"]
    ingress: Literal["aries", "cancer", "libra", "capricorn"]
    epoch: MundaneEpochResponse
    sun_longitude_deg: float
    search_truth: MundaneRootSearchResponse | None
    root_direction: Literal["increasing"]
    root_residual_deg: float
    solver_tolerance_days: float
    angular_root_tolerance: MundaneAngularRootToleranceResponse
    provenance: MundaneEventProvenanceResponse
    clock: MundaneEventClockResponse | None
    longitude_definition: Literal["sun_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_equinox_of_date", "sun_moon_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_longitude_difference", "jupiter_saturn_geocentric_apparent_ecliptic_difference"]


class MundaneLocationResponse(Answer):
    label: str
    latitude_deg: float
    longitude_deg_east: float
    role: Literal["user_specified", "seat_of_government", "constitutional_capital", "administrative_capital", "regional_center"]
    source_id: str
    valid_from: MundaneEpochResponse | None
    valid_until: MundaneEpochResponse | None


class MundaneAscendantResponse(Answer):
    aries_ingress: CardinalIngressReceiptResponse
    location: MundaneLocationResponse
    clock: MundaneEventClockResponse
    ascendant_longitude_deg: float
    ascendant_sign: str
    ascendant_modality: Literal["cardinal", "fixed", "mutable"]
    local_angle_method_id: str


class AuthAIngressCadenceResponse(Answer):
    aries_ingress: CardinalIngressReceiptResponse
    ascendant: MundaneAscendantResponse
    selected_ingresses: list[Literal["aries", "cancer", "libra", "capricorn"]]
    chart_count: int
    policy: Literal["all_four_cardinal_ingresses_v1", "authA_1653_ascendant_modality_v1"] | str
    """all four charts of the year, or the number required by the sign that rises at the Aries ingress (authA, Ramesey)"""
    source_reference: str


class AuthARuleWitnessResponse(Answer):
    rule_id: str
    source_order: int
    state: Literal["clear", "triggered", "not_evaluable"]
    clauses: list[AuthAClauseWitnessResponse]
    source_reference: str
    modifiers: list[str]


class AuthARemedyClauseWitnessResponse(Answer):
    clause_id: str
    policy_id: str
    policy_reference: str
    measurements: list[AuthAMeasurementResponse]
    explanation: str
    state: Literal["fulfilled", "not_fulfilled", "indeterminate"]


class AuthARemedyWitnessResponse(Answer):
    remedy_id: str
    applicability: Literal["not_applicable", "applicable", "indeterminate"]
    triggering_rule_ids: list[str]
    unavoidable_time_urgency: bool | None
    source_reference: str
    instructions: list[str]
    uncomputed_requirements: list[str]
    erases_triggered_rules: Literal[False]
    fulfillment: Literal["fulfilled", "not_fulfilled", "indeterminate"]
    clauses: list[AuthARemedyClauseWitnessResponse]
    assessment_semantics: Literal["tri_state_non_erasing_fulfillment_assessment"]


class AuthAMoonConditionEvaluationResponse(Answer):
    jd_ut: float
    profile_id: Literal["authA_moon_condition_v1"] | str
    profile_version: str
    status: Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]
    triggered_rule_ids: list[str]
    not_evaluable_rule_ids: list[str]
    rules: list[AuthARuleWitnessResponse]
    remedies: list[AuthARemedyWitnessResponse]
    position_product: str
    """product name of the contract; see rate_product for the rates"""
    rate_product: Literal["apparent_geocentric_ecliptic_longitude_rate"]
    """kind of the longitude rates; the lunar flow and the perfection use astrometric rates"""
    reader_provenance: str
    latitude: float
    longitude: float
    requested_house_system: str | None
    effective_house_system: str | None
    house_fallback: bool | None
    election_class: Literal["ephemeral"]
    matter_scope: str
    complete_electional_judgement: Literal[False]
    advice_language: Literal["not_provided"]
    recommendation_language: Literal["not_provided"]


class AuthAMoonConditionRequest(Request):
    profile_id: Literal["authA_moon_condition_v1"] | str | None = None
    jd_ut: float
    """Julian day, UT1"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str
    """code or name of a house system; an unknown one is refused"""
    unavoidable_time_urgency: bool | None = None
    """true if the work cannot wait, so that remedies apply; null if unknown"""


class WesternElectionalTransportProvenanceResponse(Answer):
    source_module: str | None = None
    facade_entrypoint: str | None = None
    engine_entrypoint: Literal["authA_moon_condition_at"] | str | None = None
    route_semantics: Literal["single_moment_bounded_profile_evaluation"] | None = None
    western_electional_doctrine: Literal["authA_v1_admitted"] | str | None = None
    authority: str
    scoring: Literal["not_provided"] | None = None
    recommendation_language: Literal["not_provided"] | None = None
    generic_search_integration: Literal["not_admitted"] | None = None
    remedy_fulfillment_assessment: Literal["tri_state_non_erasing"] | None = None
    stage_sequence: list[str]


class AuthAMoonConditionResponse(Answer):
    evaluation: AuthAMoonConditionEvaluationResponse
    transport_provenance: WesternElectionalTransportProvenanceResponse
    computation_basis: ComputationBasis


class AuthBMeasurementResponse(Answer):
    name: str
    value: float | str | bool | None
    units: str | None = None
    comparison: str | None = None
    threshold: float | str | bool | None = None
    """limit of the comparison"""


class AuthBClauseWitnessResponse(Answer):
    clause_id: str
    policy_id: str
    policy_reference: str
    measurements: list[AuthBMeasurementResponse]
    explanation: str
    state: Literal["clear", "triggered", "not_evaluable"]


class AuthBMatterClauseWitnessResponse(Answer):
    clause_id: str
    source_order: int
    role: Literal["fortifier", "gate", "outcome", "witness"]
    state: Literal["satisfied", "clear", "triggered", "observed", "not_evaluable"]
    measurements: list[AuthBMeasurementResponse]
    explanation: str
    source_reference: str
    policy_id: str


class AuthBRuleWitnessResponse(Answer):
    rule_id: str
    source_order: int
    state: Literal["clear", "triggered", "not_evaluable"]
    clauses: list[AuthBClauseWitnessResponse]
    source_reference: str
    modifiers: list[str]


class AuthBMoonConditionEvaluationResponse(Answer):
    jd_ut: float
    profile_id: Literal["authB_moon_condition_v1"] | str
    profile_version: str
    status: Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]
    triggered_rule_ids: list[str]
    not_evaluable_rule_ids: list[str]
    rules: list[AuthBRuleWitnessResponse]
    burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio"] | str
    """burnt path: without degrees, as in the text of Sahl (authB); 19 Libra to 3 Scorpio, the degrees of fall (Dykes); or 15 Libra to 15 Scorpio"""
    eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign"]
    """eighth defect of the Moon in Sahl (authB): the Arabic text, quoted by al-Rijal, or the Latin text"""
    position_product: str
    """product name of the contract; see rate_product for the rates"""
    rate_product: Literal["apparent_geocentric_ecliptic_longitude_rate"]
    """kind of the longitude rates; the lunar flow and the perfection use astrometric rates"""
    reader_provenance: str
    latitude: float
    longitude: float
    requested_house_system: str | None
    effective_house_system: str | None
    house_fallback: bool | None
    election_class: Literal["ephemeral"]
    matter_scope: str
    complete_electional_judgement: Literal[False]
    advice_language: Literal["not_provided"]
    recommendation_language: Literal["not_provided"]


class AuthBMatterProfileEvaluationResponse(Answer):
    jd_ut: float
    profile_id: Literal["authB_lending_v1", "authB_investment_v1", "authB_purchase_v1", "authB_sale_v1", "authB_building_v1", "authB_demolition_v1", "authB_land_v1", "authB_wells_and_rivers_v1", "authB_planting_v1", "authB_sowing_v1", "authB_business_partnership_v1"] | str
    """a chapter of Sahl (authB), On Elections"""
    profile_version: Literal["1.0.0"]
    matter: Literal["borrowing_and_lending", "investing_money_for_profit", "purchasing_goods", "selling_goods", "building_a_house", "destroying_a_house", "buying_and_occupying_land", "digging_wells_and_diverting_rivers", "planting_trees", "sowing_seed", "business_partnership"]
    status: Literal["clear_of_explicit_profile_gates", "one_or_more_explicit_profile_gates", "indeterminate"]
    moon_condition: AuthBMoonConditionEvaluationResponse
    clauses: list[AuthBMatterClauseWitnessResponse]
    triggered_clause_ids: list[str]
    not_evaluable_clause_ids: list[str]
    reader_provenance: str
    authorities: list[str]
    source_complete: Literal[True]
    complete_matter_profile: Literal[True]
    numerically_complete: bool
    """true if no clause is not_evaluable"""
    complete_electional_judgement: Literal[False]
    advice_language: Literal["not_provided"]
    recommendation_language: Literal["not_provided"]
    scoring: Literal["not_provided"]


class AuthBMatterProfileRequest(Request):
    profile_id: Literal["authB_lending_v1", "authB_investment_v1", "authB_purchase_v1", "authB_sale_v1", "authB_building_v1", "authB_demolition_v1", "authB_land_v1", "authB_wells_and_rivers_v1", "authB_planting_v1", "authB_sowing_v1", "authB_business_partnership_v1"] | str
    """a chapter of Sahl (authB), On Elections"""
    jd_ut: float
    """Julian day, UT1"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str
    """code or name of a house system; an unknown one is refused"""
    burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio"] | str
    """burnt path: without degrees, as in the text of Sahl (authB); 19 Libra to 3 Scorpio, the degrees of fall (Dykes); or 15 Libra to 15 Scorpio"""
    eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign"] | None = None
    """eighth defect of the Moon in Sahl (authB): the Arabic text, quoted by al-Rijal, or the Latin text"""


class AuthBMatterProfileTransportProvenanceResponse(Answer):
    source_module: str | None = None
    facade_entrypoint: str | None = None
    engine_entrypoint: Literal["authB_matter_profile_at"] | str | None = None
    route_semantics: Literal["single_moment_named_matter_profile"] | None = None
    western_electional_doctrine: Literal["authB_named_matter_profiles_admitted"] | str | None = None
    authority: str
    scoring: Literal["not_provided"] | None = None
    recommendation_language: Literal["not_provided"] | None = None
    stage_sequence: list[str]


class AuthBMatterProfileResponse(Answer):
    evaluation: AuthBMatterProfileEvaluationResponse
    transport_provenance: AuthBMatterProfileTransportProvenanceResponse
    computation_basis: ComputationBasis


class AuthBMoonConditionRequest(Request):
    profile_id: Literal["authB_moon_condition_v1"] | str | None = None
    jd_ut: float
    """Julian day, UT1"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str
    """code or name of a house system; an unknown one is refused"""
    burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio"] | str
    """burnt path: without degrees, as in the text of Sahl (authB); 19 Libra to 3 Scorpio, the degrees of fall (Dykes); or 15 Libra to 15 Scorpio"""
    eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign"] | None = None
    """eighth defect of the Moon in Sahl (authB): the Arabic text, quoted by al-Rijal, or the Latin text"""


class AuthBWesternElectionalTransportProvenanceResponse(Answer):
    source_module: str | None = None
    facade_entrypoint: str | None = None
    engine_entrypoint: Literal["authB_moon_condition_at"] | str | None = None
    route_semantics: Literal["single_moment_bounded_profile_evaluation"] | None = None
    western_electional_doctrine: Literal["authB_v1_admitted"] | str | None = None
    authority: str
    scoring: Literal["not_provided"] | None = None
    recommendation_language: Literal["not_provided"] | None = None
    generic_search_integration: Literal["not_admitted"] | None = None
    stage_sequence: list[str]


class AuthBMoonConditionResponse(Answer):
    evaluation: AuthBMoonConditionEvaluationResponse
    transport_provenance: AuthBWesternElectionalTransportProvenanceResponse
    computation_basis: ComputationBasis


class AuthCAngularPlaceWitnessResponse(Answer):
    whole_sign_place: Literal[1] | Literal[4] | Literal[7] | Literal[10]
    topic: str
    sign: str
    occupying_fortunes: list[str]
    configured_fortunes: list[str]
    occupying_infortunes: list[str]
    configured_infortunes: list[str]
    source_meaning: str


class AuthCMeasurementResponse(Answer):
    name: str
    value: float | str | bool | None
    units: str | None = None
    comparison: str | None = None
    threshold: float | str | bool | None = None
    """limit of the comparison"""


class AuthCClauseWitnessResponse(Answer):
    clause_id: str
    policy_id: str
    policy_reference: str
    measurements: list[AuthCMeasurementResponse]
    explanation: str
    state: Literal["clear", "triggered", "not_evaluable"]


class AuthCConstructionClauseWitnessResponse(Answer):
    clause_id: str
    source_order: int
    role: Literal["fortifier", "gate"]
    state: Literal["satisfied", "clear", "triggered", "not_evaluable"]
    measurements: list[AuthCMeasurementResponse]
    explanation: str
    source_reference: str


class AuthCSignNatureWitnessResponse(Answer):
    ascendant_longitude: float
    ascendant_sign: str
    geographic_latitude: float
    true_obliquity_degrees: float
    ascensional_arc_degrees: float | None
    ascensional_class: Literal["straight", "crooked", "not_evaluable"]
    base_tempo: str
    configured_fortunes: list[str]
    configured_infortunes: list[str]
    modifier: str
    convertible: bool
    convertible_effect: str
    twin: bool
    twin_effect: str
    chart_sect: Literal["diurnal", "nocturnal"]
    ascendant_sect: Literal["diurnal", "nocturnal"]
    moon_sect: Literal["diurnal", "nocturnal"]
    sect_fit: bool
    source_reference: str


class AuthCRuleWitnessResponse(Answer):
    rule_id: str
    source_order: int
    state: Literal["clear", "triggered", "not_evaluable"]
    clauses: list[AuthCClauseWitnessResponse]
    source_reference: str
    modifiers: list[str]


class AuthCRemedyWitnessResponse(Answer):
    remedy_id: str
    applicability: Literal["not_applicable", "applicable", "indeterminate"]
    triggering_rule_ids: list[str]
    unavoidable_time_urgency: bool | None
    source_reference: str
    instructions: list[str]
    uncomputed_requirements: list[str]
    erases_triggered_rules: Literal[False]
    assessment_semantics: Literal["instruction_only_not_fulfillment_assessment"]


class AuthCMoonConditionEvaluationResponse(Answer):
    jd_ut: float
    profile_id: Literal["authC_moon_condition_v1"] | str
    profile_version: str
    status: Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]
    triggered_rule_ids: list[str]
    not_evaluable_rule_ids: list[str]
    rules: list[AuthCRuleWitnessResponse]
    remedies: list[AuthCRemedyWitnessResponse]
    position_product: str
    """product name of the contract; see rate_product for the rates"""
    rate_product: Literal["apparent_geocentric_ecliptic_longitude_rate"]
    """kind of the longitude rates; the lunar flow and the perfection use astrometric rates"""
    reader_provenance: str
    latitude: float
    longitude: float
    requested_house_system: str | None
    effective_house_system: str | None
    house_fallback: bool | None
    election_class: Literal["ephemeral"]
    matter_scope: str
    complete_electional_judgement: Literal[False]
    advice_language: Literal["not_provided"]
    recommendation_language: Literal["not_provided"]


class AuthCPlacementWitnessResponse(Answer):
    body: str
    role: str
    longitude: float
    sign: str
    house: int | None
    strength: Literal["angular", "succedent", "cadent", "not_evaluable"]
    house_system_is_quadrant: bool
    explanation: str


class AuthCRootOutcomeWitnessResponse(Answer):
    moon: AuthCPlacementWitnessResponse
    moon_sign_lord: AuthCPlacementWitnessResponse
    pattern: Literal["good_root_bad_outcome", "difficult_root_suitable_outcome", "good_root_and_outcome", "bad_root_worse_outcome", "unclassified", "not_evaluable"]
    outcome_delayed: bool | None
    source_reference: str
    interpretation_scope: Literal["source_named_pattern_not_complete_judgement"]


class AuthCFortificationTestimonyResponse(Answer):
    testimony_id: str
    state: Literal["clear", "triggered", "not_evaluable"]
    policy_id: str
    observed_value: bool | float | str | list[str] | None
    explanation: str
    source_reference: str


class AuthCMatterSignificatorWitnessResponse(Answer):
    body: str
    placement: AuthCPlacementWitnessResponse
    under_rays: bool
    solar_distance_degrees: float | None
    configured_malefics: list[str]
    looks_at_ascendant: bool
    bad_place_evaluated: Literal[True]
    bad_place: bool
    condition: Literal["clear_of_computed_impediments", "one_or_more_computed_impediments", "indeterminate"]
    fortification_testimonies: list[AuthCFortificationTestimonyResponse]
    source_reference: str
    combination_law: Literal["triggered_if_any_testimony_triggered_else_indeterminate_if_any_not_evaluable"]


class MoonConnectionResponse(Answer):
    body: str
    aspect_name: str
    angle: float
    """longitude of the Moon minus that of the body, degrees"""
    jd_query: float
    jd_exact: float
    jd_sign_exit: float
    moon_sign: str
    hours_until_exact: float


class AuthCSupplementaryIndicatorResponse(Answer):
    indicator_id: str
    role: str
    state: Literal["evaluated", "not_evaluable"]
    body: str | None
    longitude: float | None
    sign: str | None
    ruler: str | None
    placement: AuthCPlacementWitnessResponse | None
    source_reference: str
    explanation: str


class AuthCRadicalityWitnessResponse(Answer):
    election_class: Literal["ephemeral", "radical"]
    natal_required: bool
    natal_provided: bool
    election_ascendant_sign: str
    election_ascendant_lord: str
    natal_ascendant_sign: str | None
    natal_ascendant_lord: str | None
    assessment_semantics: Literal["evidence_only_not_success_gate"]


class AuthCRootedContextEvaluationResponse(Answer):
    jd_ut: float
    profile_id: Literal["authC_rooted_context_v1"] | str
    profile_version: str
    matter: Literal["land_and_management", "mercurial_affairs", "marriage_sex_and_pleasure", "war_and_arms", "rulers_and_petitions", "manifest_and_prominent"]
    election_class: Literal["ephemeral", "radical"]
    root_outcome: AuthCRootOutcomeWitnessResponse
    matter_significators: list[AuthCMatterSignificatorWitnessResponse]
    next_connection: MoonConnectionResponse | None
    next_connection_placement: AuthCPlacementWitnessResponse | None
    supplementary_indicators: list[AuthCSupplementaryIndicatorResponse]
    radicality: AuthCRadicalityWitnessResponse
    reader_provenance: str
    latitude: float
    longitude: float
    requested_house_system: str
    effective_house_system: str
    house_fallback: bool
    authorities: list[str]
    uncomputed_requirements: list[str]
    complete_electional_judgement: Literal[False]
    advice_language: Literal["not_provided"]
    recommendation_language: Literal["not_provided"]


class AuthCConstructionEvaluationResponse(Answer):
    jd_ut: float
    profile_id: Literal["authC_construction_v1"] | str
    profile_version: str
    status: Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]
    sign_nature: AuthCSignNatureWitnessResponse
    moon_condition: AuthCMoonConditionEvaluationResponse
    rooted_context: AuthCRootedContextEvaluationResponse
    construction_clauses: list[AuthCConstructionClauseWitnessResponse]
    triggered_clause_ids: list[str]
    not_evaluable_clause_ids: list[str]
    reader_provenance: str
    authorities: list[str]
    matter: Literal["building_construction"]
    election_class: Literal["ephemeral", "radical"]
    source_complete: Literal[True]
    complete_matter_profile: Literal[True]
    numerically_complete: Literal[False]
    complete_electional_judgement: Literal[False]
    advice_language: Literal["not_provided"]
    recommendation_language: Literal["not_provided"]
    scoring: Literal["not_provided"]


class AuthCConstructionRequest(Request):
    profile_id: Literal["authC_construction_v1"] | str | None = None
    jd_ut: float
    """Julian day, UT1"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str
    """code or name of a house system; an unknown one is refused"""
    election_class: Literal["ephemeral", "radical"] | None = None
    """radical uses the natal chart and requires the four natal fields"""
    natal_jd_ut: float | None = None
    """Julian day, UT1"""
    natal_latitude: float | None = None
    """geodetic latitude, degrees north"""
    natal_longitude: float | None = None
    """geodetic longitude, degrees east"""
    natal_house_system: str | None = None
    """code or name of a house system; an unknown one is refused"""
    unavoidable_time_urgency: bool | None = None
    """true if the work cannot wait, so that remedies apply; null if unknown"""


class AuthCConstructionTransportProvenanceResponse(Answer):
    source_module: str | None = None
    facade_entrypoint: str | None = None
    engine_entrypoint: Literal["authC_construction_at"] | str | None = None
    route_semantics: Literal["single_moment_complete_matter_profile"] | None = None
    western_electional_doctrine: Literal["authC_construction_v1_admitted"] | str | None = None
    authority: str
    scoring: Literal["not_provided"] | None = None
    recommendation_language: Literal["not_provided"] | None = None
    generic_search_integration: Literal["not_yet_admitted"] | None = None
    stage_sequence: list[str]


class AuthCConstructionResponse(Answer):
    evaluation: AuthCConstructionEvaluationResponse
    transport_provenance: AuthCConstructionTransportProvenanceResponse
    computation_basis: ComputationBasis


class AuthCMatterClauseWitnessResponse(Answer):
    clause_id: str
    source_order: int
    role: Literal["fortifier", "gate", "witness"]
    state: Literal["satisfied", "clear", "triggered", "observed", "not_evaluable"]
    measurements: list[AuthCMeasurementResponse]
    explanation: str
    source_reference: str


class AuthCMatterProfilePolicyResponse(Answer):
    profile_id: Literal["authC_demolition_v1", "authC_leasing_v1", "authC_buying_and_selling_v1", "authC_lunar_price_timing_v1", "authC_land_purchase_v1", "authC_travel_v1", "authC_ship_acquisition_v1", "authC_ship_construction_v1", "authC_ship_launch_v1", "authC_land_travel_v1", "authC_sea_travel_v1", "authC_partnership_v1", "authC_debt_and_payment_v1", "authC_writing_a_will_v1"] | str
    """a chapter of Dorotheus (authC), Carmen V"""
    profile_version: Literal["1.0.0"]
    angular_place_policy: Literal["whole_sign_places_from_tropical_ascendant"]
    configuration_policy: Literal["whole_sign_ptolemaic_configuration"]
    strength_policy: Literal["quadrant_house_angular_succedent_cadent"]
    copresence_policy: Literal["same_sign_copresence"]
    under_rays_policy: Literal["dykes_glossary_15_degree_solar_distance"]
    calculation_policy: Literal["iers_true_minus_mean_lunar_equation"]
    station_policy: str
    connection_policy: Literal["applying_to_exact_with_source_degree_interval_unresolved"]
    sign_nature_variant: Literal["source_text_unresolved_no_dry_sign_table", "lilly_1647_elemental_qualities"]
    latitude_rate_sample_days: float
    """constant of the contract; the rates are exact derivatives"""


class MoonConnectionFlowPolicyResponse(Answer):
    previous_window: Literal["current_sign", "fixed_lookback"]
    previous_lookback_days: float | None
    modern: bool
    motion_orb_factor: float
    motion_exact_tolerance_deg: float
    motion_rate_tolerance_deg_per_day: float


class MoonAspectEventResponse(Answer):
    role: Literal["previous_separation", "next_connection"]
    body: str
    aspect_name: Literal["Conjunction", "Sextile", "Square", "Trine", "Opposition"]
    directional_angle_deg: float
    """longitude of the Moon minus that of the body, degrees, 0 to 360"""
    signed_target_deg: float
    """the same angle in (-180, 180]"""
    jd_exact: float
    """Julian day, UT1"""
    hours_from_query: float
    moon_longitude_at_exact_deg: float
    body_longitude_at_exact_deg: float
    signed_error_at_exact_deg: float
    signed_error_at_query_deg: float
    """longitude of the Moon minus that of the body minus the angle at the query, degrees"""
    exact_datetime_utc: str | None = None


class MoonConnectionFlowResponse(Answer):
    jd_query: float
    moon_sign: str
    jd_sign_ingress: float
    jd_sign_egress: float
    previous_search_start: float
    previous_search_end: float
    next_search_start: float
    next_search_end: float
    policy: MoonConnectionFlowPolicyResponse
    considered_bodies: list[str]
    previous_separation: MoonAspectEventResponse | None
    previous_motion: AspectMotionWitnessResponse | None
    next_connection: MoonAspectEventResponse | None
    previous_no_event_reason: Literal["no_exact_perfection_in_selected_previous_window", None]
    next_no_event_reason: Literal["no_exact_perfection_before_current_sign_egress", None]
    reference_frame: Literal["apparent_geocentric_true_ecliptic_of_date"]
    timescale: Literal["UT1_input_with_internal_TT_ephemeris"]
    motion_speed_product: Literal["planet_at_geocentric_astrometric_longitude_rate"]
    event_search: Literal["exact_directional_major_aspect_perfection"]
    interpretation: Literal["none_geometry_only"]


class AuthCMatterProfileEvaluationResponse(Answer):
    jd_ut: float
    profile_id: Literal["authC_demolition_v1", "authC_leasing_v1", "authC_buying_and_selling_v1", "authC_lunar_price_timing_v1", "authC_land_purchase_v1", "authC_travel_v1", "authC_ship_acquisition_v1", "authC_ship_construction_v1", "authC_ship_launch_v1", "authC_land_travel_v1", "authC_sea_travel_v1", "authC_partnership_v1", "authC_debt_and_payment_v1", "authC_writing_a_will_v1"] | str
    """a chapter of Dorotheus (authC), Carmen V"""
    profile_version: Literal["1.0.0"]
    policy: AuthCMatterProfilePolicyResponse
    matter: Literal["building_demolition", "leasing", "buying_and_selling", "lunar_price_timing", "land_purchase", "travel_and_departure", "ship_acquisition_or_commission", "ship_construction", "ship_launch", "land_travel", "sea_travel", "entering_a_partnership", "debt_and_payment", "writing_a_will"]
    status: Literal["clear_of_explicit_profile_impediments", "one_or_more_explicit_profile_impediments", "descriptive_witnesses_only", "indeterminate"]
    moon_condition: AuthCMoonConditionEvaluationResponse
    rooted_context: AuthCRootedContextEvaluationResponse | None
    moon_connection_flow: MoonConnectionFlowResponse | None
    clauses: list[AuthCMatterClauseWitnessResponse]
    angular_places: list[AuthCAngularPlaceWitnessResponse]
    planetary_strengths: list[AuthCPlacementWitnessResponse]
    triggered_clause_ids: list[str]
    not_evaluable_clause_ids: list[str]
    reader_provenance: str
    authorities: list[str]
    source_complete: Literal[True]
    complete_matter_profile: Literal[True]
    numerically_complete: bool
    """true if no clause is not_evaluable"""
    complete_electional_judgement: Literal[False]
    advice_language: Literal["not_provided"]
    recommendation_language: Literal["not_provided"]
    scoring: Literal["not_provided"]


class AuthCMoonFlowPolicyRequest(Request):
    """window for the search of the last separation of the Moon; required for authC_leasing_v1, authC_buying_and_selling_v1, refused for the others"""

    previous_window: Literal["current_sign", "fixed_lookback"]
    previous_lookback_days: float | None = None
    """days before the query; only with fixed_lookback"""
    modern: bool | None = None
    """true includes Uranus, Neptune and Pluto"""


class AuthCMatterProfileRequest(Request):
    profile_id: Literal["authC_demolition_v1", "authC_leasing_v1", "authC_buying_and_selling_v1", "authC_lunar_price_timing_v1", "authC_land_purchase_v1", "authC_travel_v1", "authC_ship_acquisition_v1", "authC_ship_construction_v1", "authC_ship_launch_v1", "authC_land_travel_v1", "authC_sea_travel_v1", "authC_partnership_v1", "authC_debt_and_payment_v1", "authC_writing_a_will_v1"] | str
    """a chapter of Dorotheus (authC), Carmen V"""
    jd_ut: float
    """Julian day, UT1"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str
    """code or name of a house system; an unknown one is refused"""
    election_class: Literal["ephemeral", "radical"] | None = None
    """radical uses the natal chart and requires the four natal fields"""
    natal_jd_ut: float | None = None
    """Julian day, UT1"""
    natal_latitude: float | None = None
    """geodetic latitude, degrees north"""
    natal_longitude: float | None = None
    """geodetic longitude, degrees east"""
    natal_house_system: str | None = None
    """code or name of a house system; an unknown one is refused"""
    unavoidable_time_urgency: bool | None = None
    """true if the work cannot wait, so that remedies apply; null if unknown"""
    moon_flow_policy: AuthCMoonFlowPolicyRequest | None = None
    sign_nature_variant: Literal["source_text_unresolved_no_dry_sign_table", "lilly_1647_elemental_qualities", None] | None = None
    """which signs are dry; required for authC_land_travel_v1, authC_sea_travel_v1, refused for the others"""


class AuthCMatterProfileTransportProvenanceResponse(Answer):
    source_module: str | None = None
    facade_entrypoint: str | None = None
    engine_entrypoint: Literal["authC_matter_profile_at"] | str | None = None
    route_semantics: Literal["single_moment_named_matter_profile"] | None = None
    western_electional_doctrine: Literal["authC_book_v_matter_profiles_admitted"] | str | None = None
    authority: str
    scoring: Literal["not_provided"] | None = None
    recommendation_language: Literal["not_provided"] | None = None
    stage_sequence: list[str]


class AuthCMatterProfileResponse(Answer):
    evaluation: AuthCMatterProfileEvaluationResponse
    transport_provenance: AuthCMatterProfileTransportProvenanceResponse
    computation_basis: ComputationBasis


class AuthCMoonConditionRequest(Request):
    profile_id: Literal["authC_moon_condition_v1"] | str | None = None
    jd_ut: float
    """Julian day, UT1"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str
    """code or name of a house system; an unknown one is refused"""
    unavoidable_time_urgency: bool | None = None
    """true if the work cannot wait, so that remedies apply; null if unknown"""


class AuthCWesternElectionalTransportProvenanceResponse(Answer):
    source_module: str | None = None
    facade_entrypoint: str | None = None
    engine_entrypoint: Literal["authC_moon_condition_at"] | str | None = None
    route_semantics: Literal["single_moment_bounded_profile_evaluation"] | None = None
    western_electional_doctrine: Literal["authC_v1_admitted"] | str | None = None
    authority: str
    scoring: Literal["not_provided"] | None = None
    recommendation_language: Literal["not_provided"] | None = None
    generic_search_integration: Literal["not_admitted"] | None = None
    remedy_fulfillment_assessment: Literal["not_computed"] | None = None
    stage_sequence: list[str]


class AuthCMoonConditionResponse(Answer):
    evaluation: AuthCMoonConditionEvaluationResponse
    transport_provenance: AuthCWesternElectionalTransportProvenanceResponse
    computation_basis: ComputationBasis


class AuthCRootedContextRequest(Request):
    profile_id: Literal["authC_rooted_context_v1"] | str | None = None
    jd_ut: float
    """Julian day, UT1"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str
    """code or name of a house system; an unknown one is refused"""
    matter: Literal["land_and_management", "mercurial_affairs", "marriage_sex_and_pleasure", "war_and_arms", "rulers_and_petitions", "manifest_and_prominent"]
    """nature of the matter; selects its significators (Dorotheus, V.31)"""
    election_class: Literal["ephemeral", "radical"] | None = None
    """radical uses the natal chart and requires the four natal fields"""
    natal_jd_ut: float | None = None
    """Julian day, UT1"""
    natal_latitude: float | None = None
    """geodetic latitude, degrees north"""
    natal_longitude: float | None = None
    """geodetic longitude, degrees east"""
    natal_house_system: str | None = None
    """code or name of a house system; an unknown one is refused"""


class AuthCRootedContextTransportProvenanceResponse(Answer):
    source_module: str | None = None
    facade_entrypoint: str | None = None
    engine_entrypoint: Literal["authC_rooted_context_at"] | str | None = None
    route_semantics: Literal["single_moment_rooted_context_evaluation"] | None = None
    western_electional_doctrine: Literal["authC_rooted_context_v1_admitted"] | str | None = None
    authority: str
    scoring: Literal["not_provided"] | None = None
    recommendation_language: Literal["not_provided"] | None = None
    generic_search_integration: Literal["not_yet_admitted"] | None = None
    stage_sequence: list[str]


class AuthCRootedContextResponse(Answer):
    evaluation: AuthCRootedContextEvaluationResponse
    transport_provenance: AuthCRootedContextTransportProvenanceResponse
    computation_basis: ComputationBasis


class AuthDAgePointContactResponse(Answer):
    age_years: float
    """age of the scan nearest to the conjunction"""
    point_name: str
    separation_degrees: float
    """distance between age point and point at age_years"""
    exact_age_years: float | None
    """age of the conjunction; null if it is outside the scan"""
    enters_orb_age_years: float
    """age at which the passage begins, within the scan"""
    leaves_orb_age_years: float


class AuthDDirectHouseFrameRequest(Request):
    cusps: list[float]
    """longitudes of cusps 1 to 12 in the order of the signs, degrees"""
    asc: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    mc: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    armc: float
    """right ascension of the meridian, degrees; reduced to [0, 360)"""
    system: str | None = None
    """code or short name of the house system of the cusps"""
    effective_system: str | None = None
    """code or short name of the house system of the cusps"""
    fallback: bool | None = None
    fallback_reason: str | None = None
    """required if fallback is true; not allowed if it is false"""


class AuthDHouseFrameRequest(Request):
    source: Literal["direct_cusps"] | None = None
    direct: AuthDDirectHouseFrameRequest


class AuthDAgePointContactsRequest(Request):
    house_frame: AuthDHouseFrameRequest
    points: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    orb: float | None = None
    """degrees"""
    start_age: float | None = None
    """years"""
    end_age: float | None = None
    """years; at most 144 after start_age"""
    step_years: float | None = None
    """step of the scan, years"""


class AuthDScanBoundsResponse(Answer):
    max_contact_span_years: float | None = None
    min_contact_step_years: float | None = None
    max_orb: float | None = None
    point_count: int


class AuthDHouseFrameProvenanceResponse(Answer):
    house_frame_source: str
    cusp_derivation_owner: str
    system: str
    requested_system: str
    effective_system: str
    fallback: bool
    fallback_reason: str | None
    is_koch_effective: bool
    """true if the cusps are Koch cusps, which the doctrine prefers"""
    koch_doctrine_preferred: bool | None = None
    chart_backed_derivation: str | None = None
    note: str


class AuthDBoundsResponse(Answer):
    max_points: int | None = None
    max_contact_span_years: float | None = None
    min_contact_step_years: float | None = None
    max_orb: float | None = None
    max_point_name_length: int | None = None


class AuthDProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    house_frame_source: str | None = None
    curve_basis: str | None = None
    curve_verification_note: str | None = None
    bounds: AuthDBoundsResponse | None = None
    psychological_interpretation: str | None = None
    chart_construction: str | None = None
    house_derivation: str | None = None
    stage_sequence: list[str]


class AuthDAgePointContactsResponse(Answer):
    contacts: list[AuthDAgePointContactResponse]
    orb: float
    start_age: float
    end_age: float
    step_years: float
    scan_bounds: AuthDScanBoundsResponse
    house_frame_provenance: AuthDHouseFrameProvenanceResponse
    provenance: AuthDProvenanceResponse


class AuthDAgePointRequest(Request):
    age_years: float
    """years since birth"""
    house_frame: AuthDHouseFrameRequest


class AuthDAgePointResponse(Answer):
    age_years: float
    cycle: int
    """1 for the first 72 years"""
    house: int
    fraction_through_house: float
    longitude: float
    zone: Literal["cardinal", "fixed", "mutable"]
    years_into_house: float
    intensity: float
    house_frame_provenance: AuthDHouseFrameProvenanceResponse
    provenance: AuthDProvenanceResponse


class AuthDChartIntensityProfileRequest(Request):
    house_frame: AuthDHouseFrameRequest
    points: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""


class AuthDPlanetIntensityScoreResponse(Answer):
    name: str
    longitude: float
    house: int
    fraction: float
    intensity: float
    zone: Literal["cardinal", "fixed", "mutable"]
    near_cusp: bool
    """intensity of 0.8 or more"""
    near_low_point: bool
    """intensity of 0.2 or less"""


class AuthDChartIntensityProfileResponse(Answer):
    scores: list[AuthDPlanetIntensityScoreResponse]
    high_intensity: list[AuthDPlanetIntensityScoreResponse]
    low_intensity: list[AuthDPlanetIntensityScoreResponse]
    mean_intensity: float
    point_count: int
    house_frame_provenance: AuthDHouseFrameProvenanceResponse
    provenance: AuthDProvenanceResponse


class AuthDDynamicIntensityRequest(Request):
    house: int
    fraction: float
    """fraction of the house before the position"""


class AuthDDynamicIntensityResponse(Answer):
    house: int
    requested_fraction: float
    effective_fraction: float
    intensity: float
    """1 at the cusps, 0 at the low point"""
    zone: Literal["cardinal", "fixed", "mutable"]
    curve_basis: str
    provenance: AuthDProvenanceResponse


class AuthDHouseFrameResponse(Answer):
    source: str
    cusps: list[float]
    asc: float
    mc: float
    armc: float
    system: str
    effective_system: str
    fallback: bool
    fallback_reason: str | None


class AuthDHouseZoneResponse(Answer):
    house: int
    cusp_longitude: float
    next_cusp_longitude: float
    house_size: float
    """degrees"""
    balance_point_longitude: float
    low_point_longitude: float
    balance_point_fraction: float
    low_point_fraction: float


class AuthDHouseZonesRequest(Request):
    house_frame: AuthDHouseFrameRequest


class AuthDHouseZonesResponse(Answer):
    zones: list[AuthDHouseZoneResponse]
    house_frame: AuthDHouseFrameResponse
    house_frame_provenance: AuthDHouseFrameProvenanceResponse
    authD_doctrine: str
    provenance: AuthDProvenanceResponse


class AuthDIntensityAtRequest(Request):
    house_frame: AuthDHouseFrameRequest
    longitude: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""


class AuthDIntensityAtResponse(Answer):
    longitude: float
    house: int
    fraction: float
    intensity: float
    zone: Literal["cardinal", "fixed", "mutable"]
    house_frame_provenance: AuthDHouseFrameProvenanceResponse
    provenance: AuthDProvenanceResponse


class AuthFParallelTargetRequest(Answer):
    source_name: str
    """name of a planet, node or angle of the figure"""
    relation: Literal["parallel", "contra_parallel"] | None = None


class AuthGAspectContextRequest(Answer):
    source_name: str
    """name of the planet of the aspects"""
    maximum_latitude: float
    """greatest latitude in the current half revolution, degrees, signed"""
    moving_toward_maximum: bool


class AuthNChartSectorsRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    bodies: list[str] | None = None
    """default: Sun to Pluto"""
    horizon_altitude: float | None = None
    """altitude at which a body rises and sets, degrees"""
    sectors: Literal[36] | None = None
    """number of sectors"""
    plus_zones: Literal["classic", "extended"] | None = None
    """Gauquelin plus zones: sectors 1-3 and 10-12 (classic), or also 36 and 9 (extended)"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """centre of the positions: the observer or the centre of the Earth"""


class AuthNDirectBodyInput(Request):
    body: str
    right_ascension: float
    """apparent right ascension of date, degrees"""
    declination: float
    """apparent declination of date, degrees"""


class AuthNDirectSectorRequest(Request):
    body: str | None = None
    right_ascension: float
    """apparent right ascension of date, degrees"""
    declination: float
    """apparent declination of date, degrees"""
    latitude: float
    """geodetic latitude, degrees north"""
    local_sidereal_time: float
    """local apparent sidereal time, degrees"""
    horizon_altitude: float | None = None
    """altitude at which a body rises and sets, degrees"""
    sectors: Literal[36] | None = None
    """number of sectors"""
    plus_zones: Literal["classic", "extended"] | None = None
    """Gauquelin plus zones: sectors 1-3 and 10-12 (classic), or also 36 and 9 (extended)"""


class AuthNDirectSectorsRequest(Request):
    bodies: list[AuthNDirectBodyInput]
    latitude: float
    """geodetic latitude, degrees north"""
    local_sidereal_time: float
    """local apparent sidereal time, degrees"""
    horizon_altitude: float | None = None
    """altitude at which a body rises and sets, degrees"""
    sectors: Literal[36] | None = None
    """number of sectors"""
    plus_zones: Literal["classic", "extended"] | None = None
    """Gauquelin plus zones: sectors 1-3 and 10-12 (classic), or also 36 and 9 (extended)"""


class AuthNPositionResponse(Answer):
    body: str
    sector: int | None
    """1 to 36; null if the body does not rise and set"""
    zone: Literal["Plus Zone", "Neutral Zone", None]
    diurnal_position: float | None
    """degrees: 0 at the upper culmination, 90 at the set, 180 at the lower culmination, 270 at the rise"""
    sectors: int
    degree_in_sector: float | None
    """degrees within the sector, [0, 10)"""
    is_plus_zone: bool
    horizon_status: Literal["normal", "circumpolar", "never_rises", "horizon_coincident"]
    right_ascension: float | None = None
    declination: float | None = None
    sector_fraction: float | None
    """sector number plus the passed part of the sector, in [1, 37)"""


class AuthNProvenanceResponse(Answer):
    requested_datetime: str | None = None
    normalized_datetime_utc: str | None = None
    jd_ut: float | None = None
    jd_tt: float | None = None
    latitude: float
    longitude: float | None = None
    local_sidereal_time: float
    horizon_altitude: float
    sectors: int
    requested_bodies: list[str] | None = None
    returned_bodies: list[str]
    coordinate_source: Literal["direct_apparent_ra_dec_lst", "direct_apparent_ra_dec_map_lst", "chart_apparent_topocentric_ra_dec_lst", "chart_apparent_geocentric_ra_dec_lst"]
    stage_sequence: list[str]
    plus_zone_sectors: list[int]


class AuthNSectorResponse(Answer):
    position: AuthNPositionResponse
    provenance: AuthNProvenanceResponse


class AuthNSectorsResponse(Answer):
    positions: list[AuthNPositionResponse]
    provenance: AuthNProvenanceResponse
    computation_basis: ComputationBasis | None = None


class KarakaCondition(Answer):
    karaka_name: str
    karaka_rank: int
    planet: str
    planet_type: Literal["luminary", "inner", "outer", "node"]
    degree_in_sign: float
    """degrees that decide the rank; of Rahu those to the end of its sign"""
    sidereal_longitude: float
    is_rahu_inverted: bool
    is_atmakaraka: bool
    is_darakaraka: bool


class AuthOChartProfileResponse(Answer):
    scheme: int
    atmakaraka_planet: str
    darakaraka_planet: str
    has_node_atmakaraka: bool
    has_node_darakaraka: bool
    has_ties: bool
    tie_count: int
    profiles: list[KarakaCondition]
    fifth_karaka: Literal["pitri", "putra", None]
    """null in the scheme of eight"""
    roles: list[str]
    """roles of the scheme by rank"""
    ignored_points: list[str] | None = None
    """points of the request that have no rank in the scheme"""
    ayanamsa_system: str
    ayanamsa_mode: str | None = None
    ayanamsa_degrees: float | None = None
    place_center: str | None = None
    place_reduction: str | None = None
    node: str | None = None
    """which lunar node Rahu is; null when Rahu has no rank"""
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AuthOPolicyRequest(Request):
    scheme: int | None = None
    """default: that of the request; a request with another scheme is refused"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system; default: that of the request (authI, Lahiri)"""
    fifth_karaka: Literal["pitri", "putra"] | None = None
    """role of the fifth rank in the scheme of seven: Pitrikaraka (default) or Putrakaraka"""


class AuthOChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    scheme: int | None = None
    """seven planets, or eight with Rahu, counted from the end of its sign"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    policy: AuthOPolicyRequest | None = None
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is, in the scheme of eight"""


class AuthOConditionChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    scheme: int | None = None
    """seven planets, or eight with Rahu, counted from the end of its sign"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    policy: AuthOPolicyRequest | None = None
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is, in the scheme of eight"""
    karaka_name: str | None = None
    """role; give exactly one of karaka_name and planet"""
    planet: str | None = None


class AuthOConditionDirectRequest(Request):
    sidereal_longitudes: dict[str, float]
    """sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees"""
    scheme: int | None = None
    """seven planets, or eight with Rahu, counted from the end of its sign"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    policy: AuthOPolicyRequest | None = None
    karaka_name: str | None = None
    """role; give exactly one of karaka_name and planet"""
    planet: str | None = None


class AuthODirectRequest(Request):
    sidereal_longitudes: dict[str, float]
    """sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees"""
    scheme: int | None = None
    """seven planets, or eight with Rahu, counted from the end of its sign"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    policy: AuthOPolicyRequest | None = None


class KarakaAssignmentResponse(Answer):
    karaka_name: str
    karaka_rank: int
    planet: str
    degree_in_sign: float
    """degrees that decide the rank; of Rahu those to the end of its sign"""
    sidereal_longitude: float
    is_rahu_inverted: bool


class AuthOKarakaResultResponse(Answer):
    scheme: int
    atmakaraka: str
    assignments: list[KarakaAssignmentResponse]
    tie_warnings: list[list[str]]
    """pairs of successive ranks at equal degrees, the naturally stronger first"""
    has_ties: bool
    fifth_karaka: Literal["pitri", "putra", None]
    """null in the scheme of eight"""
    roles: list[str]
    """roles of the scheme by rank"""
    ignored_points: list[str] | None = None
    """points of the request that have no rank in the scheme"""
    ayanamsa_system: str
    ayanamsa_mode: str | None = None
    ayanamsa_degrees: float | None = None
    place_center: str | None = None
    place_reduction: str | None = None
    node: str | None = None
    """which lunar node Rahu is; null when Rahu has no rank"""
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AuthOPairChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    scheme: int | None = None
    """seven planets, or eight with Rahu, counted from the end of its sign"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    policy: AuthOPolicyRequest | None = None
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is, in the scheme of eight"""
    role_a: str
    """role, e.g. Atmakaraka"""
    role_b: str
    """role, e.g. Atmakaraka"""


class AuthOPairDirectRequest(Request):
    sidereal_longitudes: dict[str, float]
    """sidereal longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and of Rahu in the scheme of eight, degrees"""
    scheme: int | None = None
    """seven planets, or eight with Rahu, counted from the end of its sign"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    policy: AuthOPolicyRequest | None = None
    role_a: str
    """role, e.g. Atmakaraka"""
    role_b: str
    """role, e.g. Atmakaraka"""


class RelationshipPartyRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""
    include_nodes: bool | None = None
    """adds True Node, Mean Node, Lilith and True Lilith"""
    observer_lat: float | None = None
    """observer: geodetic latitude, degrees north; give it together with observer_lon"""
    observer_lon: float | None = None
    """observer: longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""


class AuthPChartRequest(Request):
    first: RelationshipPartyRequest
    second: RelationshipPartyRequest
    first_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    second_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    tier: Literal[0, 1, 2, None] | None = None
    """0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22"""
    orb_factor: float | None = None
    """multiplies every orb of the aspect table"""
    include_nodes: bool | None = None
    """whether nodes and apogees take part in the aspects; default true"""
    method: Literal["midpoint_location", "uncorrected", "reference_place", "spherical_midpoint", "corrected"] | None = None
    """where the chart is cast, and whether its time is moved so that the midheaven is the midpoint of the two"""
    reference_latitude: float | None = None
    """required by reference_place"""
    reference_longitude: float | None = None
    """required by reference_place"""
    house_system: str | None = None
    """default: the system that both parties name, else Placidus"""


class CalendarDateTimeResponse(Answer):
    year: int
    month: int
    day: int
    hour: int
    minute: int
    second: int
    microsecond: int | None = None
    tzname: str | None = None


class PlanetPositionResponse(Answer):
    name: str
    longitude: float
    """ecliptic longitude of date, degrees in [0, 360)"""
    latitude: float
    """ecliptic latitude of date, degrees"""
    distance: float
    """light-time distance, km; 0 for points that are directions (nodes and mean apogee)"""
    speed: float
    """rate of the answered longitude, degrees per day"""
    retrograde: bool
    is_topocentric: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    distance_au: float
    declination: float | None = None
    """of charts: declination, equator and equinox of date, degrees"""
    small_body_source: SmallBodySourceResponse | None = None


class NodePositionResponse(Answer):
    name: str
    longitude: float
    speed: float
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    declination: float | None = None
    """of charts: declination, equator and equinox of date, degrees"""


class ChartResponse(Answer):
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    calendar_utc: CalendarDateTimeResponse | None = None
    obliquity: float
    """true obliquity of date, degrees"""
    delta_t: float
    """TT - UT1, seconds"""
    planets: dict[str, PlanetPositionResponse]
    nodes: dict[str, NodePositionResponse]
    computation_basis: ComputationBasis


class HousePolicyResponse(Answer):
    unknown_system: Literal["fallback_to_placidus", "raise"]
    polar_fallback: Literal["fallback_to_porphyry", "fallback_to_equal", "fallback_to_whole_sign", "raise", "experimental_search"]


class HouseBoundaryCurvePointResponse(Answer):
    direction: list[float]
    """unit vector, true equator and equinox of date"""
    right_ascension_deg: float
    declination_deg: float


class HouseBoundaryGeometryResponse(Answer):
    house: int
    kind: Literal["great_circle_plane", "semi_arc_event_curve"]
    cusp_longitude: float
    anchor_direction: list[float]
    """the cusp on the ecliptic: unit vector, true equator and equinox of date"""
    plane_normal: list[float] | None = None
    """unit normal of the boundary, for great circles"""
    curve_points: list[HouseBoundaryCurvePointResponse] | None = None
    event_phase: str | None = None
    """upper, lower, antipodal_upper or antipodal_lower, for semi-arc curves"""
    event_fraction: float | None = None
    """fraction of the semi-arc, counted from the meridian"""


class HouseBoundaryGeometrySetResponse(Answer):
    effective_system: str
    availability: Literal["complete", "cusp_intersections_only"]
    frame: Literal["true_equator_and_equinox_of_date"]
    obliquity_deg: float
    observer_latitude_deg: float
    zodiac_offset_deg: float
    boundaries: list[HouseBoundaryGeometryResponse] | None = None
    reason: str | None = None


class HousesResponse(Answer):
    system: str
    """code of the requested system, or the unknown name"""
    effective_system: str
    """code of the system that made the cusps"""
    fallback: bool
    fallback_reason: str | None = None
    classification_family: str | None = None
    classification_cusp_basis: str | None = None
    classification_latitude_sensitive: bool | None = None
    classification_polar_capable: bool | None = None
    policy: HousePolicyResponse
    asc: float
    """rising degree"""
    mc: float
    """degree of the meridian whose right ascension is the ARMC"""
    armc: float
    """apparent sidereal time plus east longitude, degrees"""
    dsc: float
    ic: float
    east_point: float | None = None
    """equatorial ascendant: the ascendant of this ARMC at latitude 0"""
    vertex: float | None = None
    """western intersection of ecliptic and prime vertical; null where the two coincide"""
    anti_vertex: float | None = None
    cusps: list[float]
    """cusps 1 to 12, degrees of the true ecliptic of date"""
    boundary_geometry: HouseBoundaryGeometrySetResponse | None = None
    figure_conditions: list[Literal["geographic_pole", "midheaven_below_horizon", "ecliptic_in_horizon", "ecliptic_in_prime_vertical", "cusps_out_of_order"]] | None = None
    """unusual conditions of this figure; usually empty"""


class AuthPComputationTruthResponse(Answer):
    method: Literal["midpoint_location", "uncorrected", "reference_place", "spherical_midpoint", "corrected"]
    raw_midpoint_jd: float
    """Julian day UT1 of the mean of the two UTC moments"""
    used_jd: float
    """Julian day UT1 for which the chart is cast"""
    latitude_mode: str
    longitude_mode: str
    latitude_midpoint: float
    longitude_midpoint: float
    """degrees east, in (-180, 180]"""
    house_system: str
    corrected_target_mc: float | None = None
    correction_applied: bool


class AuthPClassificationResponse(Answer):
    chart_mode: str
    method: str
    latitude_mode: str
    longitude_mode: str
    correction_mode: str


class SynastryRelationResponse(Answer):
    kind: Literal["cross_chart_contact", "house_overlay", "relationship_chart"]
    basis: str
    source_label: str
    target_label: str
    source_ref: str | None = None
    target_ref: str | None = None
    method: str | None = None


class SynastryConditionProfileResponse(Answer):
    result_kind: Literal["cross_chart_aspect", "directional_house_overlay", "composite", "authP"] | str
    condition_state: Literal["contact", "overlay", "relationship_chart"]
    pair_mode: Literal["pair"]
    relation_kind: str
    relation_basis: str
    method: str | None = None
    includes_nodes: bool | None = None
    includes_house_frame: bool | None = None
    has_house_fallback: bool | None = None


class AuthPInfoResponse(Answer):
    jd_midpoint: float
    """time of the chart, Julian day UT1"""
    datetime_utc: str
    latitude_midpoint: float
    longitude_midpoint: float
    computation_truth: AuthPComputationTruthResponse | None = None
    classification: AuthPClassificationResponse | None = None
    relation: SynastryRelationResponse | None = None
    condition_profile: SynastryConditionProfileResponse | None = None


class AuthPChartResponse(Answer):
    chart: ChartResponse
    aspects: AspectsFromLongitudesResponse
    houses: HousesResponse | None = None
    info: AuthPInfoResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class AuthPTransitRequest(Request):
    moving_bodies: list[str]
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day UT1; at most 36525 days after jd_start"""
    tier: Literal[0, 1, 2] | None = None
    """0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22"""
    aspect_names: list[Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]] | None = None
    """aspects of the tier; default: all of them"""
    include_nodes: bool | None = None
    """nodes and apogees are targets; both parties must compute them"""
    include_angles: bool | None = None
    """Ascendant and Midheaven are targets"""
    include_cusps: bool | None = None
    """House 1 Cusp ... House 12 Cusp are targets"""
    target_names: list[str] | None = None
    """default: all targets"""
    direction: Literal["direct", "retrograde", "either"] | None = None
    """which crossings are answered, by the motion of the body"""
    search_motion: Literal["forward", "backward"] | None = None
    """forward: earliest first; backward: latest first"""
    step_days: float | None = None
    """echoed as asked; does not act: the search takes its own, proven steps and misses nothing"""
    solver_tolerance_days: float | None = None
    """width of the bracket that is answered, days; the instant is exact to about 0.1 ms"""
    chart: AuthPChartRequest


class AyanamsaSystemResponse(Answer):
    system: str
    reference_value_j2000_deg: float
    """mean ayanamsa at J2000.0, degrees"""
    is_star_anchored: bool
    default_mode: str
    supported_modes: list[str]
    aliases: list[str]
    """other accepted names, the conventional one among them"""
    definition: str
    """definition of the system, and its author"""
    anchor: str
    """fixed star or circle, or epoch of the reference value"""


class SiderealUtilityProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    time_scale: str | None = None
    product_kind: str
    ayanamsa_system: str | None = None
    ayanamsa_mode: str | None = None
    registry_owner: str | None = None
    reference_epoch: str | None = None
    user_defined_ayanamsa: str | None = None
    jd_policy: str | None = None
    mode_policy: str | None = None
    star_anchor_policy: str | None = None
    longitude_input_policy: str | None = None
    conversion_direction: str | None = None
    taxonomy: str | None = None
    span_deg: float | None = None
    pada_span_deg: float | None = None
    interpretation: str | None = None
    panchanga_judgement: str | None = None
    precession_model: str | None = None
    nutation_model: str | None = None
    stage_sequence: list[str]


class AyanamsaSystemsEnvelopeResponse(Answer):
    systems: list[AyanamsaSystemResponse]
    total: int
    further_systems: list[AyanamsaSystemResponse]
    """further systems, accepted by name in every ayanamsa field"""
    provenance: SiderealUtilityProvenanceResponse


class BatchFailureResponseProblems(Answer):
    field: str
    message: str


class BatchFailureResponseDetails(Answer):
    """e.g. `coverage` of the ephemeris, `suggestions`"""



class BatchFailureResponse(Answer):
    error_type: str
    message: str
    error_module: str
    problems: list[BatchFailureResponseProblems] | None = None
    details: BatchFailureResponseDetails | None = None
    """e.g. `coverage` of the ephemeris, `suggestions`"""


class BatchReturnEventResponse(Answer):
    return_type: str
    body: str
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    computation_truth: None


class BatchStationEventResponse(Answer):
    event_type: Literal["station"]
    body: str
    station_type: str
    jd_ut: float
    datetime_utc: str
    longitude: float


class MundaneLocationRequest(Request):
    label: str
    role: Literal["user_specified", "seat_of_government", "constitutional_capital", "administrative_capital", "regional_center"]
    source_id: str
    """source of the place"""
    valid_from_utc: str | None
    """start of the role of the place, ISO 8601 with offset; required for every role except user_specified"""
    valid_until_utc: str | None
    """end of the role (exclusive); null if it continues"""
    latitude_deg: float
    """geodetic latitude, degrees north"""
    longitude_deg_east: float
    """geodetic longitude, degrees east"""


class CardinalIngressProfileRequest(Request):
    event_type: Literal["cardinal_ingress"]
    search_start_utc: str
    """start of the search, ISO 8601 with offset"""
    search_end_utc: str
    """end of the search (exclusive), ISO 8601 with offset"""
    location: MundaneLocationRequest
    house_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"]
    """a system that is undefined for the place and moment is refused, never replaced"""
    selected_ingress: Literal["aries", "cancer", "libra", "capricorn"]
    selection_policy: Literal["all_four_cardinal_ingresses_v1", "authA_1653_ascendant_modality_v1"] | str
    """all four charts of the year, or the number required by the sign that rises at the Aries ingress (authA, Ramesey)"""


class CardinalIngressSelectionReceiptResponse(Answer):
    policy: Literal["all_four_cardinal_ingresses_v1", "authA_1653_ascendant_modality_v1"] | str
    """all four charts of the year, or the number required by the sign that rises at the Aries ingress (authA, Ramesey)"""
    search_interval: MundaneSearchIntervalResponse
    all_events: list[CardinalIngressReceiptResponse]
    selected_events: list[CardinalIngressReceiptResponse]
    source_reference: str
    authA_cadence: AuthAIngressCadenceResponse | None


class CardinalIngressSelectionContextResponse(Answer):
    event_type: Literal["cardinal_ingress"]
    explicit_selected_ingress: Literal["aries", "cancer", "libra", "capricorn"]
    selection: CardinalIngressSelectionReceiptResponse


class MundaneNotEvaluableResponse(Answer):
    component: Literal["anchor_event", "cardinal_ingress_selection", "preceding_primary_syzygy", "local_chart_projection", "local_eclipse_circumstances"]
    reason: Literal["global_event_unavailable", "no_strictly_preceding_syzygy", "no_common_timescale", "missing_location", "ambiguous_location_selection", "location_validity_unavailable", "location_not_valid_at_event", "house_system_not_supplied", "house_projection_failed", "incompatible_frame", "incompatible_correction_regime", "incompatible_provenance", "incompatible_kernel_identity", "incompatible_solver_semantics", "local_eclipse_circumstances_unavailable", "event_semantics_mismatch", "source_receipt_incomplete", "house_input_timescale_not_ut1", "incompatible_clock_realization"]
    missing_inputs: list[str]
    detail: str


class CardinalIngressSelectionEvidenceResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    selection: CardinalIngressSelectionReceiptResponse | None
    issue: MundaneNotEvaluableResponse | None


class ChartBatchItemRequest(Answer):
    dt: str
    """ISO 8601 datetime with an offset from UTC; a datetime without an offset, or only a date, fails the item"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""
    include_nodes: bool | None = None
    observer_lat: float | None = None
    """observer: geodetic latitude, degrees north; give it together with observer_lon"""
    observer_lon: float | None = None
    """observer: longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""


class ChartBatchItemResponse(Answer):
    request: ChartBatchItemRequest
    ok: bool
    chart: ChartResponse | None = None
    failure: BatchFailureResponse | None = None


class PositionObserverContextResponse(Answer):
    latitude: float | None = None
    longitude: float | None = None
    elevation_m: float
    local_sidereal_time_deg: float | None = None


class ChartPlanetReductionSummaryResponse(Answer):
    source_vessel: str
    selection_surface: str
    apparent: bool
    aberration: bool
    grav_deflection: bool
    nutation: bool
    frame: str
    center: str
    topocentric_applied: bool
    stage_sequence: list[str]


class ChartNodeReductionSummaryResponse(Answer):
    source_vessel: str
    source_surface: str
    nutation: bool
    frame: str
    stage_sequence: list[str]


class ChartReductionTruthResponse(Answer):
    engine_surface: str
    source_vessel: str
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    jd_ut1: float
    jd_tt: float
    delta_t_seconds: float
    obliquity_deg: float
    requested_bodies: list[str] | None = None
    returned_bodies: list[str]
    include_nodes_requested: bool
    include_nodes_returned: bool
    topocentric_requested: bool
    observer: PositionObserverContextResponse
    stage_sequence: list[str]
    planet_reductions: dict[str, ChartPlanetReductionSummaryResponse]
    node_reductions: dict[str, ChartNodeReductionSummaryResponse]


class ChartBatchReductionItemResponse(Answer):
    request: ChartBatchItemRequest
    ok: bool
    chart: ChartResponse | None = None
    reduction: ChartReductionTruthResponse | None = None
    failure: BatchFailureResponse | None = None


class EssentialDignityComponentTruthResponse(Answer):
    kind: Literal["domicile", "exaltation", "triplicity", "bound", "face", "detriment", "fall", "peregrine"]
    status: Literal["evaluated", "not_evaluable"]
    matched: bool | None
    matching_signs: list[str]
    ruler: str | None
    """ruler of the triplicity, bound or face at this degree"""
    reason: str | None


class EssentialDignityTruthResponse(Answer):
    category: Literal["essential"]
    label: str
    """the highest dignity; a debility only if the planet has no dignity"""
    score: int
    sign: str
    matching_signs: list[str]
    matched: bool
    components: list[EssentialDignityComponentTruthResponse]


class EssentialClassificationResponse(Answer):
    kind: Literal["domicile", "exaltation", "triplicity", "bound", "face", "detriment", "fall", "peregrine"]
    polarity: Literal["strengthening", "weakening", "neutral"]


class MercuryPhaseTruthResponse(Answer):
    model: Literal["longitude_heuristic"]
    status: Literal["evaluated", "not_evaluable"]
    rises_before_sun: bool | None
    longitudinal_separation_deg: float
    """arc from the Sun forward to Mercury, degrees in [0, 360)"""
    reason: str | None


class HorizonTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    method: Literal["zodiacal_angles", "legacy_house_number"]
    longitude: float
    hemisphere: Literal["above", "below", None]
    asc_longitude: float | None
    mc_longitude: float | None
    boundary_distance_deg: float | None
    """distance to the nearer of ascendant and descendant, degrees"""
    reason: str | None


class SectComponentTruthResponse(Answer):
    kind: Literal["sect_membership", "halb", "hayz"]
    status: Literal["evaluated", "not_evaluable"]
    matched: bool | None
    reason: str | None


class SectTruthResponse(Answer):
    doctrine: Literal["al_qabisi_bonatti_dykes_2007"]
    is_day_chart: bool
    sect_light: Literal["Sun", "Moon"]
    planet_sect: Literal["diurnal", "nocturnal", None]
    mercury_rises_before_sun: bool | None
    in_sect: bool | None
    in_halb: bool | None
    in_hayz: bool | None
    preferred_hemisphere: Literal["above", "below", None]
    actual_hemisphere: Literal["above", "below", None]
    hemisphere_matches: bool | None
    preferred_gender: Literal["masculine", "feminine", "neutral", None]
    actual_gender: Literal["masculine", "feminine"]
    gender_matches: bool | None
    hayz_evaluable: bool
    mercury_phase_truth: MercuryPhaseTruthResponse | None
    horizon_truth: HorizonTruthResponse | None
    components: list[SectComponentTruthResponse]


class SectClassificationResponse(Answer):
    state: Literal["in_hayz", "in_halb", "in_sect", "out_of_sect", "not_evaluable"]
    in_sect: bool | None
    in_halb: bool | None
    in_hayz: bool | None
    components: list[SectComponentTruthResponse]


class SolarClassificationResponse(Answer):
    kind: Literal["none", "cazimi", "combust", "under_sunbeams"]
    polarity: Literal["strengthening", "weakening", "neutral"]
    present: bool


class PlanetaryReceptionResponse(Answer):
    receiving_planet: str
    """the guest, in a sign where the host has the dignity"""
    host_planet: str
    basis: Literal["domicile", "exaltation"]
    mode: Literal["unilateral", "mutual"]
    receiving_sign: str
    host_sign: str
    host_matching_signs: list[str]
    is_mutual: bool


class ReceptionClassificationResponse(Answer):
    kind: Literal["domicile", "exaltation"]
    polarity: Literal["strengthening", "weakening", "neutral"]
    other_planet: str
    label: str
    score: int


class PlanetaryConditionProfileResponse(Answer):
    planet: str
    essential_truth: EssentialDignityTruthResponse | None
    essential_classification: EssentialClassificationResponse | None
    accidental_truth: AccidentalDignityTruthResponse
    accidental_classification: AccidentalClassificationResponse
    sect_truth: SectTruthResponse | None
    sect_classification: SectClassificationResponse | None
    solar_truth: DignitiesSolarConditionTruthResponse
    solar_classification: SolarClassificationResponse
    all_receptions: list[PlanetaryReceptionResponse]
    admitted_receptions: list[PlanetaryReceptionResponse]
    scored_receptions: list[PlanetaryReceptionResponse]
    mutual_reception_truth: list[MutualReceptionTruthResponse]
    reception_classification: list[ReceptionClassificationResponse]
    strengthening_count: int
    """number of strengthening conditions: the leading essential dignity and the accidental conditions"""
    weakening_count: int
    neutral_count: int
    state: Literal["reinforced", "mixed", "weakened"]


class ClassicalChartBasisResponse(Answer):
    place_center: Literal["geocentric", "topocentric"]
    motion_frame: Literal["geocentric"]
    """frame of the rates that decide direct and retrograde"""
    house_system: str
    """as requested"""
    effective_house_system: str
    """code of the house system of the cusps"""
    house_fallback_reason: str | None
    asc: float
    mc: float
    is_day_chart: bool
    """whether the Sun is above the geometric horizon of the place"""
    sun_altitude_deg: float
    """altitude of the centre of the Sun, without refraction"""
    computation_basis: ComputationBasis


class ChartConditionProfileResponse(Answer):
    profiles: list[PlanetaryConditionProfileResponse]
    reinforced_count: int
    mixed_count: int
    weakened_count: int
    strengthening_total: int
    weakening_total: int
    neutral_total: int
    strongest_planets: list[str]
    """ranked by strengthening_count minus weakening_count, then by strengthening_count, then in the order Sun to Saturn; tied outer planets are listed together"""
    weakest_planets: list[str]
    """the last planet of the same ranking, with the planets tied with it"""
    essential_strengthening_total: int
    essential_weakening_total: int
    accidental_strengthening_total: int
    accidental_weakening_total: int
    reception_participation_total: int
    strongest_count: int
    weakest_count: int
    policy: AppliedDignityPolicyResponse
    chart_basis: ClassicalChartBasisResponse


class ChartContextResponse(Answer):
    jd_ut: float
    jd_tt: float
    latitude: float
    longitude: float
    planets: dict[str, PlanetPositionResponse]
    nodes: dict[str, NodePositionResponse]
    houses: HousesResponse
    is_day: bool
    """true if the centre of the Sun is above the horizon (geocentric apparent place, no refraction)"""


class ChartReductionResponse(Answer):
    result: ChartResponse
    reduction: ChartReductionTruthResponse


class ChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""
    include_nodes: bool | None = None
    observer_lat: float | None = None
    """observer: geodetic latitude, degrees north; give it together with observer_lon"""
    observer_lon: float | None = None
    """observer: longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""


class ChartShapeResponse(Answer):
    shape: Literal["Bundle", "Bowl", "Bucket", "Locomotive", "Seesaw", "Splay", "Splash", None]
    """null for one body, which has no shape (status not_evaluable)"""
    status: Literal["evaluated", "not_evaluable"] | None = None
    reason: str | None = None
    """reason why there is no shape"""
    occupied_arc: float
    """arc that contains the bodies (of a bucket: without the handle), degrees"""
    largest_gap: float
    """largest empty arc, 360 - occupied_arc, degrees"""
    leading_planet: str | None = None
    """bowl, locomotive: first body after the empty arc in the order of the zodiac; bucket: the handle"""
    handle_planet: str | None = None
    handle_bodies: list[str] | None = None
    clusters: list[list[str]]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ChartWheelAngleResponse(Answer):
    key: str
    longitude: float


class ChartWheelCoordinateResponse(Answer):
    x: float
    y: float
    """downwards as in SVG; the zodiac then runs counter-clockwise"""


class ChartWheelAspectPrimitiveResponse(Answer):
    body1: str
    body2: str
    aspect: str
    symbol: str
    angle: float
    orb: float
    allowed_orb: float
    classification_tier: str | None = None
    family: str | None = None
    stroke_key: str
    """family and aspect, for style sheets"""
    applying: bool | None = None
    start: ChartWheelCoordinateResponse
    end: ChartWheelCoordinateResponse


class ChartWheelCollisionGroupResponse(Answer):
    group_id: int
    members: list[str]
    center_longitude: float
    label_lane: int


class ChartWheelConfig(Answer):
    orientation: str | None = None
    """aries_left, aries_right, ascendant_left or ascendant_right"""
    preset: str | None = None
    """supplies missing fields: classic (default), dense, minimal, print or dark"""
    include_aspects: bool | None = None
    aspect_tier: int | None = None
    """0, 1 or 2; null means tier 1"""
    orb_factor: float | None = None
    """above 0"""
    include_nodes: bool | None = None
    """the chart has nodes if this and its own include_nodes are true"""
    glyph_set: str | None = None
    """unicode or text"""
    label_mode: str | None = None
    """full, standard, compact or hidden"""
    collision_orb_deg: float | None = None
    zodiac_radius: float | None = None
    house_radius: float | None = None
    point_radius: float | None = None
    label_radius: float | None = None
    aspect_radius: float | None = None
    min_label_separation_deg: float | None = None
    """smallest distance between labels in the finished SVG"""


class ChartWheelConfigValidationRequest(Request):
    config: ChartWheelConfig


class ChartWheelConfigWarningResponse(Answer):
    code: str
    message: str
    severity: str
    """error, warning or info"""


class ChartWheelConfigValidationResponse(Answer):
    valid: bool
    normalized_config: ChartWheelConfig
    warnings: list[ChartWheelConfigWarningResponse]


class ChartWheelOwnPointRequest(Request):
    name: str
    """name of the point"""
    longitude: float
    """tropical longitude of date, degrees; reduced to [0, 360)"""
    speed: float | None = None
    """degrees per day; a negative one marks the point as retrograde"""


class ChartWheelFigureRequest(Request):
    points: list[ChartWheelOwnPointRequest]
    """points that the wheel shows instead of the bodies of a chart"""
    cusps: list[float] | None = None
    """cusps 1 to 12; excludes houses"""
    asc: float | None = None
    """Ascendant; cusp 1 by default"""
    mc: float | None = None
    """Midheaven; cusp 10 by default"""


class ChartWheelHouseCuspPrimitiveResponse(Answer):
    house: int
    longitude: float
    angle_deg: float
    radius: float
    endpoint: ChartWheelCoordinateResponse


class ChartWheelHouseSectorPrimitiveResponse(Answer):
    house: int
    start_longitude: float
    end_longitude: float
    start_angle_deg: float
    end_angle_deg: float
    radius: float


class ChartWheelHousesRequest(Request):
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""


class ChartWheelRingRequest(Request):
    label: str | None = None
    """name of the ring in the picture and its description; B, then C by default"""
    chart: ChartRequest | None = None
    points: list[ChartWheelOwnPointRequest] | None = None
    """points of the ring instead of a chart"""
    houses: ChartWheelHousesRequest | None = None
    """place of the ring’s chart; its own Ascendant and Midheaven are then drawn through the ring"""
    caption: list[str] | None = None
    """lines of text for the ring in its corner of the picture; shown with `caption`"""


class ChartWheelPacketRequest(Request):
    chart: ChartRequest
    houses: ChartWheelHousesRequest | None = None
    config: ChartWheelConfig | None = None
    include_svg: bool | None = None
    """false omits the finished picture"""
    rings: list[ChartWheelRingRequest] | None = None
    """one or two rings of other charts around the wheel; each has a chart or points"""
    aspect_lines: Literal["own", "between", "all", None] | None = None
    """aspect lines of the picture: among the points of the wheel, between its rings, or both; by default between rings if there are any"""
    figure: ChartWheelFigureRequest | None = None
    ayanamsa_system: str | None = None
    """a sidereal zodiac by name or alias (GET /v1/sidereal/ayanamsa-systems). The wheel uses it throughout, chart and houses stay tropical; by default the tropical zodiac"""
    ayanamsa_mode: Literal["true", "mean", None] | None = None
    """equinox of ayanamsa_system: true (default) or mean"""
    time_uncertainty_minutes: float | None = None
    """uncertainty of the time to either side, minutes; each body and angle gets the arc that it covers in that time"""
    degree_form: Literal["minutes", "degrees", None] | None = None
    """degree labels of the picture: with minutes (default), or integer degrees"""
    label_size: Literal["small", "normal", "large", None] | None = None
    """size of the point labels of the picture; normal by default"""
    palette: Literal["elements", "soft", "mono", None] | None = None
    """colours of the picture: signs by element (default), signs on plain ground, or one ink on plain ground"""
    line_style: Literal["tone", "dashes", "thin", None] | None = None
    """aspect lines of the picture: by colour with minor ones dashed (default), a dash pattern for each kind, or hairlines"""
    caption: list[str] | None = None
    """lines of text in the upper left corner, the first one larger: name, date, time, zone, place. House system and zodiac are then in the lower left corner"""
    south_node: bool | None = None
    """true adds the South Node, opposite the True Node, to the points of the wheel and its rings"""
    angle_aspects: bool | None = None
    """true adds `aspects_to_angles`, the aspects of the points to Ascendant and Midheaven"""
    include_symbols: bool | None = None
    """true adds the strokes of all points, signs and aspects of the picture"""


class ChartWheelZodiacSegmentResponse(Answer):
    sign: str
    sign_symbol: str
    start_longitude: float
    end_longitude: float
    start_angle_deg: float
    end_angle_deg: float
    radius: float


class ChartWheelPointPrimitiveResponse(Answer):
    key: str
    kind: str
    """planet or node"""
    longitude: float
    angle_deg: float
    radius: float
    position: ChartWheelCoordinateResponse
    label_position: ChartWheelCoordinateResponse
    label: str
    glyph: str
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    retrograde: bool | None = None
    house: int | None = None
    collision_group: int | None = None
    label_priority: int
    hidden_label: bool | None = None


class ChartWheelRingResponse(Answer):
    label: str
    chart: ChartResponse | None = None
    radius: float
    """radius of the circle with the true positions of its points"""
    points: list[ChartWheelPointPrimitiveResponse]
    """true if the houses are those of the wheel"""
    houses: HousesResponse | None = None
    angles: list[ChartWheelAngleResponse] | None = None
    """AC, MC, DC and IC of the ring in the zodiac of the wheel; present with houses"""
    caption: list[str] | None = None


class ChartWheelRingAspectResponse(Answer):
    ring1: int
    """0 is the wheel itself, 1 and 2 are its rings"""
    ring2: int
    body1: str
    body2: str
    aspect: str
    symbol: str
    angle: float
    orb: float
    allowed_orb: float
    classification_tier: str | None = None
    family: str | None = None
    stroke_key: str
    """family and aspect, for style sheets"""
    applying: bool | None = None
    start: ChartWheelCoordinateResponse
    end: ChartWheelCoordinateResponse


class ChartWheelZodiacResponse(Answer):
    ayanamsa_system: str
    ayanamsa_mode: str
    ayanamsa_deg: float
    """ayanamsa that was subtracted from the tropical longitudes, degrees"""


class ChartWheelTimeBandResponse(Answer):
    key: str
    """point, Ascendant or Midheaven"""
    from_longitude: float
    to_longitude: float
    """in zodiacal order"""
    arc_deg: float


class ChartWheelSymbolsResponse(Answer):
    points: dict[str, str]
    signs: dict[str, str]
    aspects: dict[str, str]


class ChartWheelPacketResponse(Answer):
    chart: ChartResponse
    houses: HousesResponse | None = None
    config: ChartWheelConfig
    orientation_offset_deg: float
    warnings: list[ChartWheelConfigWarningResponse]
    zodiac: list[ChartWheelZodiacSegmentResponse]
    house_cusps: list[ChartWheelHouseCuspPrimitiveResponse]
    house_sectors: list[ChartWheelHouseSectorPrimitiveResponse]
    points: list[ChartWheelPointPrimitiveResponse]
    aspects: list[ChartWheelAspectPrimitiveResponse]
    collision_groups: list[ChartWheelCollisionGroupResponse]
    svg: str | None = None
    """finished wheel: one SVG element whose coordinates are those above times 500"""
    angles: list[ChartWheelAngleResponse] | None = None
    """AC, MC, DC and IC in the zodiac of the wheel"""
    rings: list[ChartWheelRingResponse] | None = None
    ring_aspects: list[ChartWheelRingAspectResponse] | None = None
    """between the points of two rings"""
    aspect_lines: str | None = None
    """aspects that the picture draws; present with rings"""
    zodiac_used: ChartWheelZodiacResponse | None = None
    time_bands: list[ChartWheelTimeBandResponse] | None = None
    degree_form: str | None = None
    """present on request"""
    symbols: ChartWheelSymbolsResponse | None = None
    label_size: Literal["small", "normal", "large"] | None = None
    """present on request"""
    palette: str | None = None
    """present on request"""
    line_style: str | None = None
    """present on request"""
    caption: list[str] | None = None
    """present on request"""
    aspects_to_angles: list[ChartWheelAspectPrimitiveResponse] | None = None
    """aspects of the points to Ascendant and Midheaven, with angle_aspects; not drawn"""


class ChartWheelStylePresetResponse(Answer):
    name: str
    description: str
    config: ChartWheelConfig


class ChartsBatchReductionResponse(Answer):
    results: list[ChartBatchReductionItemResponse]


class ChartsBatchRequest(Request):
    requests: list[ChartBatchItemRequest]
    """0 ... 2000 items"""


class ChartsBatchResponse(Answer):
    results: list[ChartBatchItemResponse]


class ChurchOfLightSymbolicDateResponse(Answer):
    year: int
    month: int
    day: float


class ChurchOfLightProgressionTimeResponse(Answer):
    natal_jd_ut: float
    target_jd_ut: float
    greenwich_noon_jd_ut: float
    egmt_interval_hours: float
    major_calendar_offset_days: float
    major_egmt_interval_hours: float
    major_ephemeris_jd_ut: float
    minor_approximate_jd_ut: float
    minor_ephemeris_jd_ut: float
    transit_jd_ut: float
    solar_constant_deg: float
    minor_moon_target_longitude_deg: float
    midheaven_constant_deg: float
    limiting_date: ChurchOfLightSymbolicDateResponse
    major_completed_years: int
    major_ephemeris_datetime: str
    minor_ephemeris_datetime: str


class CivilTimeCandidateResponse(Answer):
    fold: int
    """0: earlier of two instants, or offset before a gap; 1: later instant, or offset after it"""
    datetime: str
    """the civil time with its offset from UTC"""
    datetime_utc: str
    offset_seconds: float
    """positive east of UTC"""
    basis: str
    """zone_rules, or zone_local_mean_time before the first recorded change of the zone"""


class CivilTimeResponse(Answer):
    local_datetime: str
    kind: Literal["unique", "ambiguous", "gap"]
    """ambiguous: clocks showed it twice; gap: clocks skipped it"""
    gap_seconds: float | None = None
    """amount by which clocks moved forward"""
    candidates: list[CivilTimeCandidateResponse]


class ClassicalBodyStateResponse(Answer):
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
    longitude: float
    """apparent"""
    speed: float
    """rate of the astrometric longitude, degrees a day"""
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]


class LillyPerfectionPolicyResponse(Answer):
    profile_id: Literal["lilly_1647_perfection_v1"]
    profile_version: Literal["1.0.0"]
    aspect_scope: Literal["tropical_zodiacal_ptolemaic_exact"]
    contact_scope: Literal["summed_planetary_moieties"]
    ingress_policy: Literal["prior_ingress_makes_application_indeterminate"]
    tie_policy: Literal["events_within_one_second_are_indeterminate"]
    translation_reception: Literal["house_triplicity_or_term"]
    collection_reception: Literal["any_lilly_essential_dignity"]
    bounds_doctrine: Literal["egyptian"]
    triplicity_doctrine: Literal["dorothean_sect_active"]
    planetary_moiety_table: Literal["lilly_1647_traditional_moieties"]
    planetary_moieties: dict[str, float]
    """moieties used, degrees"""
    planetary_moiety_source: Literal["al_qabisi_and_lilly_1647_second_column"]
    """column of Lilly’s table of orbs (p. 107): the second, that of al-Qabisi"""
    prohibition_rule: Literal["any_contact", "lighter_planet_to_both", "applying_to_both_at_start"]
    longitude_product: Literal["apparent_geocentric_true_ecliptic_of_date"]
    motion_product: Literal["astrometric_geocentric_longitude_rate"]
    input_timescale: Literal["ut1_with_internal_tt_ephemeris_conversion"]
    max_span_days: Literal[31]


class ClassicalPerfectionEventResponse(Answer):
    event_id: str
    jd_ut: float
    """Julian day, UT1"""
    kind: Literal["aspect_exact", "station_retrograde", "station_direct", "sign_ingress"]
    actor: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
    target: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", None] | None = None
    aspect: Literal["conjunction", "sextile", "square", "trine", "opposition", None] | None = None
    directional_angle_deg: float | None = None
    """longitude of the actor minus that of the target, degrees"""
    longitude_deg: float | None = None
    """longitude of a station or an ingress, degrees"""
    sign_before: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces", None] | None = None
    sign_after: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces", None] | None = None


class LillyPerfectionWitnessResponse(Answer):
    kind: Literal["direct_perfection", "translation_of_light", "collection_of_light", "prohibition", "refranation", "frustration"]
    state: Literal["present", "absent", "indeterminate"]
    actors: list[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]]
    event_ids: list[str]
    explanation: str
    source_reference: str
    reception_bases: list[str]


class ClassicalPerfectionEvaluationResponse(Answer):
    jd_start: float
    jd_end: float
    significator_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
    significator_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
    is_day_chart: bool
    profile_id: Literal["lilly_1647_perfection_v1"]
    profile_version: Literal["1.0.0"]
    policy: LillyPerfectionPolicyResponse
    initial_states: list[ClassicalBodyStateResponse]
    events: list[ClassicalPerfectionEventResponse]
    """events of all seven planets, in chronological order"""
    witnesses: list[LillyPerfectionWitnessResponse]
    present_kinds: list[Literal["direct_perfection", "translation_of_light", "collection_of_light", "prohibition", "refranation", "frustration"]]
    indeterminate_kinds: list[Literal["direct_perfection", "translation_of_light", "collection_of_light", "prohibition", "refranation", "frustration"]]
    reader_provenance: str
    authorities: list[str]
    complete_electional_judgement: Literal[False]
    scoring: Literal["not_provided"]
    advice_language: Literal["not_provided"]


class CloseApproachRequest(Request):
    body1: str
    """Sun, Mercury ... Pluto"""
    body2: str
    """a second of Sun, Moon, Mercury ... Pluto"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; after jd_start, by at most 36525 days"""
    max_sep_deg: float | None = None
    """largest separation that is an event, degrees"""
    step_days: float | None = None
    """has no effect: the search has its own steps"""


class CloseApproachResponse(Answer):
    body1: str
    body2: str
    jd_ut: float
    datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    separation_deg: float
    """least separation of the centres, apparent geocentric"""
    is_occultation: bool
    """true when the discs overlap as seen from the Earth's centre"""


class CloseApproachSearchResponse(Answer):
    events: list[CloseApproachResponse]
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""
    computation_basis: ComputationBasis | None = None


class CometListItem(Answer):
    name: str
    naif_id: int | None


class CometListProvenanceResponse(Answer):
    catalog_source: str
    catalog_scope: str
    availability_source: str
    loaded_kernel_available: bool
    requested_query: str | None = None
    limit: int
    returned_count: int
    stage_sequence: list[str]


class CometListResponse(Answer):
    bodies: list[CometListItem]
    total: int
    provenance: CometListProvenanceResponse


class CometPositionProvenanceResponse(Answer):
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    """Julian day UT1"""
    coordinate_source: str
    kernel_source: Literal["loaded_small_body_reader", "integrated_from_osculating_elements"]
    known_catalog_entry: bool
    loaded_kernel_available: bool
    requested_body: str
    returned_body: str
    returned_naif_id: int | None
    naif_convention: str
    frame: str
    stage_sequence: list[str]
    small_body_source: SmallBodySourceResponse
    resolved_body: str


class CometPositionAnswer(Answer):
    name: str
    naif_id: int | None
    """null for bodies that have no number"""
    longitude: float
    """apparent geocentric longitude of date, degrees in [0, 360)"""
    latitude: float
    distance: float
    """light-time distance, km"""
    speed: float
    """rate of the longitude, degrees per day"""
    retrograde: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    is_sovereign: bool
    """the states are in a file (kernel or embedded) that covers the instant"""
    velocity_x: float | None = None
    """not answered"""
    velocity_y: float | None = None
    """not answered"""
    velocity_z: float | None = None
    """not answered"""
    provenance: CometPositionProvenanceResponse
    computation_basis: ComputationBasis


class CometPositionRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    body: str | int
    """name, alias, designation (1P, P/2010 H2) or NAIF id (1000001) of a periodic comet"""


class CometPositionResponse(Answer):
    name: str
    naif_id: int | None
    """null for bodies that have no number"""
    longitude: float
    """apparent geocentric longitude of date, degrees in [0, 360)"""
    latitude: float
    distance: float
    """light-time distance, km"""
    speed: float
    """rate of the longitude, degrees per day"""
    retrograde: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    is_sovereign: bool
    """the states are in a file (kernel or embedded) that covers the instant"""
    velocity_x: float | None = None
    """not answered"""
    velocity_y: float | None = None
    """not answered"""
    velocity_z: float | None = None
    """not answered"""
    provenance: CometPositionProvenanceResponse


class CometsBulkProvenanceResponse(Answer):
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    """Julian day UT1"""
    coordinate_source: str
    kernel_source: Literal["loaded_small_body_reader", "integrated_from_osculating_elements", "loaded_small_body_reader_and_integration"]
    requested_bodies: list[str]
    returned_bodies: list[str]
    missing_bodies: list[str]
    loaded_kernel_available: bool
    stage_sequence: list[str]


class CometsBulkRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str | int]
    skip_missing: bool | None = None
    """list what cannot be answered in `missing`; false: such a body is a 422"""


class CometsBulkResponse(Answer):
    dt: str
    results: dict[str, CometPositionResponse]
    """positions by the requested identity"""
    missing: list[str]
    missing_reasons: list[MissingEntry]
    """one entry for each of `missing`"""
    sovereign_used: bool
    provenance: CometsBulkProvenanceResponse
    computation_basis: ComputationBasis


class CompositeChartRequest(Request):
    first: RelationshipPartyRequest
    second: RelationshipPartyRequest
    first_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    second_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    tier: Literal[0, 1, 2, None] | None = None
    """0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22"""
    orb_factor: float | None = None
    """multiplies every orb of the aspect table"""
    include_nodes: bool | None = None
    """whether nodes and apogees take part in the aspects; default true"""
    method: Literal["midpoint", "reference_place"] | None = None
    """midpoint: cusps are midpoints of cusps; reference_place: houses of the composite midheaven at reference_latitude"""
    reference_latitude: float | None = None
    """required by reference_place: geodetic latitude, degrees north"""
    house_system: str | None = None
    """reference_place: the system of the houses; midpoint: the system of a party that names none"""


class CompositeComputationTruthResponse(Answer):
    method: Literal["midpoint", "reference_place"]
    jd_mean: float
    """mean of the two Julian days UT1"""
    includes_house_frame: bool
    reference_latitude: float | None = None
    house_system: str | None = None
    """the system of the composite houses; null when the parties name different ones"""
    composite_mc: float | None = None
    composite_armc: float | None = None
    source_house_system: str | None = None
    source_effective_house_system: str | None = None
    effective_house_system: str | None = None
    """reference_place: the system that made the cusps"""
    house_fallback_reason: str | None = None
    """reason why the requested system was not used for the cusps"""
    cusp_order: Literal["direct", "retrograde", "disordered"] | None = None
    """how the twelve cusps follow each other; midpoints of cusps need not keep the order of the signs"""


class CompositeClassificationResponse(Answer):
    chart_mode: str
    method: str
    includes_house_frame: bool


class PairComputationBasis(Answer):
    first: ComputationBasis
    second: ComputationBasis


class CompositeChartResponse(Answer):
    planets: dict[str, float]
    nodes: dict[str, float]
    aspects: AspectsFromLongitudesResponse
    cusps: list[float]
    asc: float | None = None
    mc: float | None = None
    jd_mean: float
    """mean of the two Julian days UT1"""
    computation_truth: CompositeComputationTruthResponse | None = None
    classification: CompositeClassificationResponse | None = None
    relation: SynastryRelationResponse | None = None
    condition_profile: SynastryConditionProfileResponse | None = None
    computation_basis: PairComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class CompositeTransitRequest(Request):
    moving_bodies: list[str]
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day UT1; at most 36525 days after jd_start"""
    tier: Literal[0, 1, 2] | None = None
    """0: the five Ptolemaic aspects; 1: with the six common minor ones; 2: all 22"""
    aspect_names: list[Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]] | None = None
    """aspects of the tier; default: all of them"""
    include_nodes: bool | None = None
    """nodes and apogees are targets; both parties must compute them"""
    include_angles: bool | None = None
    """Ascendant and Midheaven are targets"""
    include_cusps: bool | None = None
    """House 1 Cusp ... House 12 Cusp are targets"""
    target_names: list[str] | None = None
    """default: all targets"""
    direction: Literal["direct", "retrograde", "either"] | None = None
    """which crossings are answered, by the motion of the body"""
    search_motion: Literal["forward", "backward"] | None = None
    """forward: earliest first; backward: latest first"""
    step_days: float | None = None
    """echoed as asked; does not act: the search takes its own, proven steps and misses nothing"""
    solver_tolerance_days: float | None = None
    """width of the bracket that is answered, days; the instant is exact to about 0.1 ms"""
    chart: CompositeChartRequest


class ConditionNetworkEdgeResponse(Answer):
    source_planet: str
    """the guest, which is received"""
    target_planet: str
    """the host, which receives"""
    basis: Literal["domicile", "exaltation"]
    mode: Literal["unilateral", "mutual"]
    is_mutual: bool


class ConditionNetworkNodeResponse(Answer):
    planet: str
    profile: PlanetaryConditionProfileResponse
    incoming_count: int
    outgoing_count: int
    mutual_count: int
    total_degree: int
    is_isolated: bool


class ConditionNetworkProfileResponse(Answer):
    nodes: list[ConditionNetworkNodeResponse]
    edges: list[ConditionNetworkEdgeResponse]
    isolated_planets: list[str]
    most_connected_planets: list[str]
    mutual_edge_count: int
    unilateral_edge_count: int
    node_count: int
    edge_count: int
    policy: AppliedDignityPolicyResponse
    chart_basis: ClassicalChartBasisResponse


class CrescentEventResponse(Answer):
    q: float
    """Yallop 1997"""
    visibility_class: str
    """A ... F of Yallop"""
    odeh_v: float
    odeh_zone: str
    """A ... D of Odeh 2004"""
    lag_minutes: float


class CrossingSearchClassificationResponse(Answer):
    search_kind: str
    wrapper_kind: str
    uses_bisection: bool
    """the root is kept in a bracket, which is halved where a faster step would leave it"""
    uses_dynamic_target: bool


class CrossingSearchTruthResponse(Answer):
    search_start_jd_ut: float
    search_end_jd_ut: float
    step_days: float
    """longest step that the search took, days"""
    bracket_start_jd_ut: float
    bracket_end_jd_ut: float
    crossing_jd_ut: float
    solver_tolerance_days: float


class DailyHousesResponse(Answer):
    natal_jd_ut: float
    """Julian day UT1"""
    progressed_jd_ut: float
    """instant of the ephemeris, Julian day UT1; the birth for arcs of a fixed rate"""
    target_date: str
    requested_house_system: str | None = None
    """house system of the request; null if it names none"""
    house_system: str
    """code of the house system of the cusps"""
    cusps: list[float]
    asc: float
    mc: float
    vertex: float | None
    house_fallback_reason: str | None = None
    """reason for a house system other than the requested one"""
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""
    computation_basis: ComputationBasis


class DashaPeriodLevel5Response(Answer):
    planet: str
    level: int
    level_name: str
    lord_type: str | None
    """luminary, inner (Mercury, Venus), outer (Mars, Jupiter, Saturn) or node"""
    years: float
    """from start_jd to end_jd, in dasha years; the birth and the end of the cycle cut off a period"""
    days: float
    year_basis: str | None
    is_node_dasha: bool
    is_luminary_dasha: bool
    birth_nakshatra: str | None
    """only of the great period in force at birth, else null"""
    nakshatra_fraction: float | None
    start_jd: float
    """Julian day UT1; the period is half-open"""
    end_jd: float
    start_date: str
    end_date: str
    sub: list[None]


class DashaPeriodLevel4Response(Answer):
    planet: str
    level: int
    level_name: str
    lord_type: str | None
    """luminary, inner (Mercury, Venus), outer (Mars, Jupiter, Saturn) or node"""
    years: float
    """from start_jd to end_jd, in dasha years; the birth and the end of the cycle cut off a period"""
    days: float
    year_basis: str | None
    is_node_dasha: bool
    is_luminary_dasha: bool
    birth_nakshatra: str | None
    """only of the great period in force at birth, else null"""
    nakshatra_fraction: float | None
    start_jd: float
    """Julian day UT1; the period is half-open"""
    end_jd: float
    start_date: str
    end_date: str
    sub: list[DashaPeriodLevel5Response]


class DashaPeriodLevel3Response(Answer):
    planet: str
    level: int
    level_name: str
    lord_type: str | None
    """luminary, inner (Mercury, Venus), outer (Mars, Jupiter, Saturn) or node"""
    years: float
    """from start_jd to end_jd, in dasha years; the birth and the end of the cycle cut off a period"""
    days: float
    year_basis: str | None
    is_node_dasha: bool
    is_luminary_dasha: bool
    birth_nakshatra: str | None
    """only of the great period in force at birth, else null"""
    nakshatra_fraction: float | None
    start_jd: float
    """Julian day UT1; the period is half-open"""
    end_jd: float
    start_date: str
    end_date: str
    sub: list[DashaPeriodLevel4Response]


class DashaPeriodLevel2Response(Answer):
    planet: str
    level: int
    level_name: str
    lord_type: str | None
    """luminary, inner (Mercury, Venus), outer (Mars, Jupiter, Saturn) or node"""
    years: float
    """from start_jd to end_jd, in dasha years; the birth and the end of the cycle cut off a period"""
    days: float
    year_basis: str | None
    is_node_dasha: bool
    is_luminary_dasha: bool
    birth_nakshatra: str | None
    """only of the great period in force at birth, else null"""
    nakshatra_fraction: float | None
    start_jd: float
    """Julian day UT1; the period is half-open"""
    end_jd: float
    start_date: str
    end_date: str
    sub: list[DashaPeriodLevel3Response]


class DashaPeriodResponse(Answer):
    planet: str
    level: int
    level_name: str
    lord_type: str | None
    """luminary, inner (Mercury, Venus), outer (Mars, Jupiter, Saturn) or node"""
    years: float
    """from start_jd to end_jd, in dasha years; the birth and the end of the cycle cut off a period"""
    days: float
    year_basis: str | None
    is_node_dasha: bool
    is_luminary_dasha: bool
    birth_nakshatra: str | None
    """only of the great period in force at birth, else null"""
    nakshatra_fraction: float | None
    start_jd: float
    """Julian day UT1; the period is half-open"""
    end_jd: float
    start_date: str
    end_date: str
    sub: list[DashaPeriodLevel2Response]


class DashaBasisResponse(Answer):
    natal_jd: float
    """Julian day UT1"""
    ayanamsa_system: str
    ayanamsa_mode: str
    ayanamsa_offset: float
    """degrees"""
    place_center: str
    place_reduction: str
    moon_tropical_longitude: float
    moon_sidereal_longitude: float
    birth_nakshatra: str
    nakshatra_fraction: float
    """elapsed part of the nakshatra"""
    year_basis: str
    year_days: float
    cycle_start_jd: float
    """notional start of the first period and of its sub-periods"""
    sub_periods: str
    """rule of the sub-periods"""
    computation_basis: ComputationBasis


class DashaActiveLineResponse(Answer):
    mahadasha: DashaPeriodResponse
    antardasha: DashaPeriodResponse | None
    pratyantardasha: DashaPeriodResponse | None
    sookshma: DashaPeriodResponse | None
    prana: DashaPeriodResponse | None
    depth: int
    basis: DashaBasisResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DashaBalanceResponse(Answer):
    lord: str
    remaining_years: float
    birth_nakshatra: str
    nakshatra_fraction: float
    """elapsed part of the nakshatra"""
    ends_jd: float
    """end of the period in force at birth, Julian day UT1"""
    basis: DashaBasisResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DashaConditionProfileResponse(Answer):
    planet: str
    level: int
    level_name: str
    lord_type: str | None
    """luminary, inner (Mercury, Venus), outer (Mars, Jupiter, Saturn) or node"""
    years: float
    """from start_jd to end_jd, in dasha years; the birth and the end of the cycle cut off a period"""
    days: float
    year_basis: str | None
    is_node_dasha: bool
    is_luminary_dasha: bool
    birth_nakshatra: str | None
    """only of the great period in force at birth, else null"""
    nakshatra_fraction: float | None


class DashaNatalRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa: str | None = None
    """ayanamsa system by name or alias; default: Lahiri"""
    year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564", None] | None = None
    """length of the dasha year, days"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer of topocentric positions: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""


class DashaCurrentRequest(Request):
    natal: DashaNatalRequest
    current_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    levels: int | None = None


class DashaLineRequest(Request):
    natal: DashaNatalRequest
    current_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    levels: int | None = None
    include_sub: bool | None = None
    """whether each period in force includes its sub-periods, down to `levels`"""


class DashaLordPairResponse(Answer):
    maha_profile: DashaConditionProfileResponse
    antar_profile: DashaConditionProfileResponse | None
    has_antar: bool
    is_same_lord: bool
    is_same_lord_type: bool
    involves_node: bool
    basis: DashaBasisResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DashaSequenceProfileResponse(Answer):
    profiles: list[DashaConditionProfileResponse]
    """profiles of the great periods"""
    profile_count: int
    mahadasha_count: int
    luminary_count: int
    """number of great periods of a luminary; the next three counts are those of the other kinds"""
    inner_count: int
    outer_count: int
    node_count: int
    total_years: float
    """sum of the years of the great periods"""
    has_node_dashas: bool
    sub_profiles: list[DashaConditionProfileResponse]
    """profiles of the sub-periods, level by level from the second to `levels`"""
    basis: DashaBasisResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DashaSequenceRequest(Request):
    natal: DashaNatalRequest
    levels: int | None = None


class DashaSequenceResponse(Answer):
    mahadashas: list[DashaPeriodResponse]
    mahadasha_count: int
    levels_generated: int
    basis: DashaBasisResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DashaTreeRequest(Request):
    natal: DashaNatalRequest
    levels: int | None = None
    within: str | None = None
    """lords of one period, from the great period down (`Venus/Moon`): the answer has only this branch, with the sub-periods of the last period down to `levels`"""


class DatedAirResponse(Answer):
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    extinction_coefficient_k: float


class DecanateChartBodyRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    body: str
    """Sun, Moon, a planet, an asteroid or a comet"""


class DecanatePositionResponse(Answer):
    system: Literal["chaldean_face", "triplicity", "vedic_drekkana"]
    decan_number: int
    """1 to 3"""
    ruling_planet: str
    ruling_sign: str | None
    """sign whose domicile ruler rules the decan; null for faces"""
    sign: str
    """sign that contains the longitude"""
    sign_symbol: str
    degree_in_decan: float
    """degrees in [0, 10)"""
    longitude_used: float
    """longitude that was divided, degrees in [0, 360); sidereal for the drekkana"""


class DecanateChartPositionResponse(Answer):
    body: str
    tropical_longitude: float
    jd: float
    """Julian day UT1"""
    provenance: SiderealChartProvenanceResponse
    result: DecanatePositionResponse


class DecanateSetResponse(Answer):
    chaldean_face: DecanatePositionResponse
    triplicity: DecanatePositionResponse
    vedic_drekkana: DecanatePositionResponse


class DecanateChartSetResponse(Answer):
    body: str
    tropical_longitude: float
    jd: float
    """Julian day UT1"""
    provenance: SiderealChartProvenanceResponse
    result: DecanateSetResponse


class DecanateLongitudeRequest(Request):
    longitude: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""


class DecanateSetRequest(Request):
    longitude: float
    """tropical ecliptic longitude, degrees; any finite number"""
    jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""


class DecennialConditionProfileResponse(Answer):
    planet: str
    level: int
    level_name: Literal["Major", "Sub-period"]
    is_major: bool
    lord_type: Literal["luminary", "planet"]
    major_planet: str | None
    parent_planet: str | None
    parent_level: int | None
    is_day_chart: bool | None
    sect_light: str | None
    sequence_kind: Literal["diurnal_solar", "nocturnal_lunar", "diurnal_valens_vi", "nocturnal_valens_vi", None]
    """sect of the birth, and the rule for the planet that begins"""
    major_index: int
    sub_index: int | None
    ancestor_planets: list[str]
    sequence_position: int
    """position from 1 among the periods of the same parent"""
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    effective_major_planet: str
    years: float
    """years of 12 months of 30 days"""
    months: float
    days: float
    month_basis_days: float
    time_basis: Literal["valens_lived_days_to_360_day_distribution"]
    """each day of life counts as one day of a 360-day year"""
    calendar_projection_basis: Literal["elapsed_julian_days_from_natal_jd"]
    """dates are elapsed days from birth, not anniversaries"""
    sequence_origin_jd: float
    """Julian day UT1 of the birth"""
    start_distribution_day: float
    """days from birth"""
    end_distribution_day: float
    """days from birth"""
    distribution_years: float
    """length in years of 360 days"""


class DecennialActivePairResponse(Answer):
    major_profile: DecennialConditionProfileResponse
    sub_profile: DecennialConditionProfileResponse | None
    has_sub: bool
    is_same_lord: bool
    is_same_lord_type: bool
    shares_sect_light: bool


class DecennialStartResponse(Answer):
    rule: Literal["sect_light", "valens_vi"]
    """planet that begins. sect_light: the light of the sect. valens_vi (Valens VI.6, needs latitude and longitude): the light of the sect unless it is cadent, then the other light unless it is cadent, then the first planet after the Ascendant"""
    starting_planet: str
    reason: Literal["sect_light", "sect_light_not_cadent", "other_light_not_cadent", "first_after_ascendant"]
    ascendant_longitude: float | None
    sun_place: int | None
    """house by whole signs from the Ascendant; 3, 6, 9 and 12 are cadent"""
    moon_place: int | None
    """house by whole signs from the Ascendant"""


class DecennialActivePairOptionalResponse(Answer):
    active: bool
    """whether the instant is within the seven major periods"""
    pair: DecennialActivePairResponse | None
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    sequence_start: DecennialStartResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DecennialNatalRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    is_day_chart: bool
    """whether the birth was by day"""
    levels: int | None = None
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    start_rule: Literal["sect_light", "valens_vi"] | None = None
    """planet that begins. sect_light: the light of the sect. valens_vi (Valens VI.6, needs latitude and longitude): the light of the sect unless it is cadent, then the other light unless it is cadent, then the first planet after the Ascendant"""
    latitude: float | None = None
    """geodetic latitude of the birth, degrees north; for valens_vi"""
    longitude: float | None = None
    """geodetic longitude of the birth, degrees east; for valens_vi"""


class DecennialActivePairRequest(Request):
    natal: DecennialNatalRequest
    query_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""


class DecennialActivePathResponse(Answer):
    profiles: list[DecennialConditionProfileResponse]
    deepest_level: int
    has_deep_subdivision: bool


class DecennialActivePathOptionalResponse(Answer):
    active: bool
    """whether the instant is within the seven major periods"""
    path: DecennialActivePathResponse | None
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    sequence_start: DecennialStartResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DecennialBaseRequest(Request):
    natal: DecennialNatalRequest


class DecennialCurrentRequest(Request):
    natal: DecennialNatalRequest
    current_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""


class DecennialSequenceBodyTruthResponse(Answer):
    planet: str
    longitude: float
    """apparent geocentric longitude, degrees"""
    forward_arc_from_sect_light_deg: float
    is_sect_light: bool


class DecennialSequenceAssemblyTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    is_day_chart: bool
    sect_light: str
    sequence_kind: Literal["diurnal_solar", "nocturnal_lunar", "diurnal_valens_vi", "nocturnal_valens_vi"]
    """sect of the birth, and the rule for the planet that begins"""
    sect_light_longitude: float
    body_truths: list[DecennialSequenceBodyTruthResponse]
    sequence: list[str] | None
    ambiguous_groups: list[list[str]]
    reason: str | None


class DecennialPeriodResponse(Answer):
    planet: str
    level: int
    level_name: Literal["Major", "Sub-period"]
    start_jd: float
    """Julian day UT1, included in the period"""
    end_jd: float
    """Julian day UT1, not included in the period"""
    years: float
    """years of 12 months of 30 days"""
    months: float
    days: float
    time_basis: Literal["valens_lived_days_to_360_day_distribution"]
    """each day of life counts as one day of a 360-day year"""
    calendar_projection_basis: Literal["elapsed_julian_days_from_natal_jd"]
    """dates are elapsed days from birth, not anniversaries"""
    sequence_origin_jd: float
    """Julian day UT1 of the birth"""
    start_distribution_day: float
    """days from birth"""
    end_distribution_day: float
    """days from birth"""
    distribution_years: float
    """length in years of 360 days"""
    start_date: str
    """UTC"""
    end_date: str
    """UTC"""
    major_planet: str | None
    parent_planet: str | None
    parent_level: int | None
    is_day_chart: bool | None
    sect_light: str | None
    sequence_kind: Literal["diurnal_solar", "nocturnal_lunar", "diurnal_valens_vi", "nocturnal_valens_vi", None]
    """sect of the birth, and the rule for the planet that begins"""
    major_index: int
    sub_index: int | None
    ancestor_planets: list[str]
    sequence_position: int
    """position from 1 among the periods of the same parent"""
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    sequence_truth: DecennialSequenceAssemblyTruthResponse


class DecennialCurrentResponse(Answer):
    major: DecennialPeriodResponse
    sub: DecennialPeriodResponse
    """the subperiod at the instant; with levels 1, the major period itself"""
    time_basis: Literal["valens_lived_days_to_360_day_distribution"]
    """each day of life counts as one day of a 360-day year"""
    calendar_projection_basis: Literal["elapsed_julian_days_from_natal_jd"]
    """dates are elapsed days from birth, not anniversaries"""
    sequence_origin_jd: float
    """Julian day UT1 of the birth"""
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    sequence_start: DecennialStartResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DecennialMajorGroupResponse(Answer):
    major: DecennialPeriodResponse
    subs: list[DecennialPeriodResponse]
    sub_count: int


class DecennialGroupsResponse(Answer):
    groups: list[DecennialMajorGroupResponse]
    major_count: int
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    sequence_start: DecennialStartResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DecennialSequenceProfileResponse(Answer):
    profiles: list[DecennialConditionProfileResponse]
    profile_count: int
    major_count: int
    luminary_major_count: int
    planetary_major_count: int
    total_major_years: float
    total_major_months: float
    sequence_kind: Literal["diurnal_solar", "nocturnal_lunar", "diurnal_valens_vi", "nocturnal_valens_vi", None]
    """sect of the birth, and the rule for the planet that begins"""
    sect_light: str | None
    time_basis: Literal["valens_lived_days_to_360_day_distribution"]
    """each day of life counts as one day of a 360-day year"""
    calendar_projection_basis: Literal["elapsed_julian_days_from_natal_jd"]
    """dates are elapsed days from birth, not anniversaries"""
    sequence_origin_jd: float
    """Julian day UT1 of the birth"""
    deepest_level: int
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    sequence_start: DecennialStartResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DecennialSequenceResponse(Answer):
    periods: list[DecennialPeriodResponse]
    total_count: int
    major_count: int
    sub_count: int
    levels_generated: int
    time_basis: Literal["valens_lived_days_to_360_day_distribution"]
    """each day of life counts as one day of a 360-day year"""
    calendar_projection_basis: Literal["elapsed_julian_days_from_natal_jd"]
    """dates are elapsed days from birth, not anniversaries"""
    sequence_origin_jd: float
    """Julian day UT1 of the birth"""
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    sequence_start: DecennialStartResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class DeclinationAspectComputationTruthResponse(Answer):
    source_module: str | None = None
    governing_module: str | None = None
    engine_entrypoint: Literal["declination_aspects_from_declinations"] | None = None
    facade_entrypoint: str | None = None
    coordinate_semantics: Literal["caller_supplied_equatorial_declinations"] | None = None
    hemisphere_policy: Literal["parallel_same_nonzero_hemisphere_contra_opposite_nonzero_hemispheres"] | None = None
    equator_policy: Literal["two_equatorial_points_parallel_one_equatorial_point_unclassified"] | None = None
    ordering: Literal["orb_ascending_stable_over_point_name_order"] | None = None
    normalized_declinations: dict[str, float]
    orb: float
    reference_frame: str
    timescale: str
    provenance: Literal["caller_supplied_declinations"] | None = None
    point_count: int
    aspect_count: int


class DeclinationAspectMotionWitnessResponse(Answer):
    body1: str
    body2: str
    aspect: Literal["Parallel", "Contra-Parallel"]
    declination1_deg: float
    declination2_deg: float
    speed1_deg_per_day: float | None
    speed2_deg_per_day: float | None
    signed_error_deg: float
    relative_speed_deg_per_day: float | None
    """s1 - s2 of a parallel, s1 + s2 of a contra-parallel"""
    orb_deg: float
    orb_rate_deg_per_day: float | None
    allowed_orb_deg: float
    within_orb: bool
    state: Literal["applying", "exact", "separating", "stationary", "indeterminate"]
    relative_motion_stalled: bool | None
    exact_tolerance_deg: float
    rate_tolerance_deg_per_day: float
    hemisphere_policy: Literal["parallel_same_nonzero_hemisphere_contra_opposite_nonzero_hemispheres"]
    equator_policy: Literal["two_equatorial_points_parallel_one_equatorial_point_unclassified"]
    classification: AspectClassificationResponse
    reference_frame: str
    timescale: str
    provenance: Literal["caller_supplied_declinations_and_optional_rates"]
    evaluation_scope: Literal["instantaneous_no_event_search"]


class DeclinationAspectMotionComputationTruthResponse(Answer):
    governing_module: str | None = None
    engine_entrypoint: Literal["declination_aspect_motion_witness"] | None = None
    facade_entrypoint: str | None = None
    parallel_error_formula: Literal["declination1_minus_declination2"] | None = None
    contra_parallel_error_formula: Literal["declination1_plus_declination2"] | None = None
    motion_classification: Literal["instantaneous_signed_error_rate"] | None = None
    stationary_policy: Literal["relative_declination_rate_within_tolerance"] | None = None
    provenance_semantics: Literal["caller_declared_frame_and_timescale"] | None = None


class DeclinationAspectMotionAnalysisResponse(Answer):
    witness: DeclinationAspectMotionWitnessResponse
    computation_truth: DeclinationAspectMotionComputationTruthResponse


class DeclinationAspectMotionWitnessRequest(Request):
    body1: str
    """name of the point"""
    declination1_deg: float
    """declination, degrees north"""
    body2: str
    """name of the point"""
    declination2_deg: float
    """declination, degrees north"""
    aspect: Literal["Parallel", "Contra-Parallel"]
    speed1_deg_per_day: float | None = None
    """degrees per day"""
    speed2_deg_per_day: float | None = None
    """degrees per day"""
    orb: float | None = None
    """degrees"""
    exact_tolerance_deg: float | None = None
    """largest orb that counts as exact, degrees"""
    rate_tolerance_deg_per_day: float | None = None
    """largest relative rate that counts as stationary, degrees per day"""
    reference_frame: str
    """reference frame of the coordinates; echoed in the answer"""
    timescale: str
    """time scale of the instant; echoed in the answer"""


class DeclinationAspectResponse(Answer):
    body1: str
    body2: str
    aspect: Literal["Parallel", "Contra-Parallel"]
    dec1: float
    dec2: float
    orb: float
    """|dec1 - dec2| of a parallel, |dec1 + dec2| of a contra-parallel"""
    allowed_orb: float
    classification: AspectClassificationResponse


class DeclinationAspectsFromDeclinationsRequest(Request):
    declinations: dict[str, float]
    """declinations by point name, degrees north"""
    reference_frame: str
    """reference frame of the coordinates; echoed in the answer"""
    timescale: str
    """time scale of the instant; echoed in the answer"""
    orb: float | None = None
    """degrees"""


class DeclinationAspectsFromDeclinationsResponse(Answer):
    events: list[DeclinationAspectResponse]
    computation_truth: DeclinationAspectComputationTruthResponse


class DeepSkyBulkRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    objects: list[str]
    skip_missing: bool | None = None
    """true lists unknown names in `missing`; false refuses the request (422)"""


class DeepSkyPositionProvenanceResponse(Answer):
    requested_datetime: str
    normalized_datetime_utc: str
    jd_tt: float
    source_ra_deg: float
    source_dec_deg: float
    source_frame: str
    source_epoch_jd_tt: float
    position_semantics: str
    position_source: str
    proper_motion_applied: bool
    simbad_main_id: str
    coordinate_bibcode: str
    coordinate_quality: str
    catalog_version: str
    stage_sequence: list[str]


class DeepSkyPositionResponse(Answer):
    name: str
    designation: str
    object_class: Literal["galaxy", "nebula", "star_cluster", "compact_object", "stellar_remnant", "host_star"]
    longitude: float
    """true ecliptic and equinox of date, degrees; no parallax, deflection or aberration"""
    latitude: float
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    provenance: DeepSkyPositionProvenanceResponse
    apparent: ApparentDeepSkyResponse


class DeepSkyBulkResponse(Answer):
    dt: str
    results: dict[str, DeepSkyPositionResponse]
    """keys are the requested names"""
    missing: list[str]
    missing_reasons: list[MissingEntry]
    """one entry for each of `missing`"""
    catalog_version: str
    computation_basis: ComputationBasis


class DeepSkyCatalogItemResponse(Answer):
    name: str
    designation: str
    aliases: list[str]
    object_class: Literal["galaxy", "nebula", "star_cluster", "compact_object", "stellar_remnant", "host_star"]
    is_extended: bool
    position_semantics: str
    simbad_main_id: str
    simbad_otype: str
    source_ra_deg: float
    """ICRS, J2000.0"""
    source_dec_deg: float
    coordinate_bibcode: str
    coordinate_quality: str
    proper_motion_admitted: bool
    star_registry_name: str | None
    nasa_exoplanet_archive_hostname: str | None
    confirmed_planet_count: int | None
    catalog_version: str


class DeepSkyListResponse(Answer):
    objects: list[DeepSkyCatalogItemResponse]
    total: int
    """number of objects that match"""
    returned_count: int
    query: str | None
    object_class: Literal["galaxy", "nebula", "star_cluster", "compact_object", "stellar_remnant", "host_star", None]
    catalog_version: str


class DeepSkyPositionAnswer(Answer):
    name: str
    designation: str
    object_class: Literal["galaxy", "nebula", "star_cluster", "compact_object", "stellar_remnant", "host_star"]
    longitude: float
    """true ecliptic and equinox of date, degrees; no parallax, deflection or aberration"""
    latitude: float
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    provenance: DeepSkyPositionProvenanceResponse
    apparent: ApparentDeepSkyResponse
    computation_basis: ComputationBasis


class DeepSkyPositionRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    object_: str = Field(alias="object")
    """name, designation, alias or SIMBAD identifier"""


class EssentialDignityPolicyRequest(Answer):
    doctrine: Literal["traditional_classic_7", "modern_co_rulers"] | None = None
    """modern_co_rulers: Uranus, Neptune and Pluto share Aquarius, Pisces and Scorpio"""
    scoring: Literal["highest_dignity", "lilly_sum"] | None = None
    """essential score: of the highest dignity only, or the sum of all with -5 for a peregrine planet (Lilly, Christian Astrology, p. 115)"""
    triplicity: Literal["sect_ruler", "all_three", "lilly_two"] | None = None
    """planets with the dignity of triplicity: the Dorothean ruler of the sect, all three Dorothean rulers, or Lilly’s rulers by day and night"""


class DignityComputationPolicyRequest(Answer):
    essential: EssentialDignityPolicyRequest | None = None
    accidental: AccidentalDignityPolicyRequest | None = None


class DignitiesChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """centre of the positions: the observer or the centre of the Earth"""
    policy: DignityComputationPolicyRequest | None = None


class DignitiesConditionChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """centre of the positions: the observer or the centre of the Earth"""
    policy: DignityComputationPolicyRequest | None = None
    planet: str
    """Sun to Saturn; Uranus, Neptune and Pluto only under the doctrine modern_co_rulers"""


class DignitiesConditionResponse(Answer):
    planet: str
    essential_truth: EssentialDignityTruthResponse | None
    essential_classification: EssentialClassificationResponse | None
    accidental_truth: AccidentalDignityTruthResponse
    accidental_classification: AccidentalClassificationResponse
    sect_truth: SectTruthResponse | None
    sect_classification: SectClassificationResponse | None
    solar_truth: DignitiesSolarConditionTruthResponse
    solar_classification: SolarClassificationResponse
    all_receptions: list[PlanetaryReceptionResponse]
    admitted_receptions: list[PlanetaryReceptionResponse]
    scored_receptions: list[PlanetaryReceptionResponse]
    mutual_reception_truth: list[MutualReceptionTruthResponse]
    reception_classification: list[ReceptionClassificationResponse]
    strengthening_count: int
    """number of strengthening conditions: the leading essential dignity and the accidental conditions"""
    weakening_count: int
    neutral_count: int
    state: Literal["reinforced", "mixed", "weakened"]
    policy: AppliedDignityPolicyResponse
    chart_basis: ClassicalChartBasisResponse


class DignitiesConditionsResponse(Answer):
    profiles: list[PlanetaryConditionProfileResponse]
    policy: AppliedDignityPolicyResponse
    chart_basis: ClassicalChartBasisResponse


class DignitiesReceptionsResponse(Answer):
    receptions: list[PlanetaryReceptionResponse]
    policy: AppliedDignityPolicyResponse
    chart_basis: ClassicalChartBasisResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PlanetaryDignityResponse(Answer):
    planet: str
    sign: str
    degree: float
    """ecliptic longitude, degrees in [0, 360)"""
    house: int
    essential_dignity: str
    essential_score: int
    accidental_dignities: list[str]
    accidental_score: int
    total_score: int
    is_retrograde: bool
    essential_truth: EssentialDignityTruthResponse | None
    essential_classification: EssentialClassificationResponse | None
    accidental_truth: AccidentalDignityTruthResponse
    accidental_classification: AccidentalClassificationResponse
    sect_truth: SectTruthResponse | None
    sect_classification: SectClassificationResponse | None
    solar_truth: DignitiesSolarConditionTruthResponse
    solar_classification: SolarClassificationResponse
    all_receptions: list[PlanetaryReceptionResponse]
    admitted_receptions: list[PlanetaryReceptionResponse]
    scored_receptions: list[PlanetaryReceptionResponse]
    mutual_reception_truth: list[MutualReceptionTruthResponse]
    reception_classification: list[ReceptionClassificationResponse]
    condition_profile: PlanetaryConditionProfileResponse | None


class DignitiesResultResponse(Answer):
    dignities: list[PlanetaryDignityResponse]
    policy: AppliedDignityPolicyResponse
    chart_basis: ClassicalChartBasisResponse


class OrbitRequestEchoResponse(Answer):
    body: str
    """Mercury, Venus, Earth, Mars ... Pluto; or a small body by name, number or asteroid:NAME"""
    jd_ut: float
    """Julian day, UT1"""


class DistanceExtremesTimeResponse(Answer):
    input_time_scale: str | None = None
    state_evaluation_scale: str | None = None
    output_time_scale: str | None = None
    jd_ut: float
    epoch_tt: float
    epoch_tdb: float
    delta_t_seconds: float
    tdb_minus_tt_seconds: float
    conversion: OrbitTimeConversionResponse


class DistanceExtremesResponse(Answer):
    name: str
    perihelion_jd: float | None
    """Julian day TT; null when the ephemeris ends first, see `provenance.pericenter`"""
    perihelion_distance_au: float | None
    aphelion_jd: float | None
    """Julian day TT; null when the ephemeris ends first, see `provenance.apocenter`"""
    aphelion_distance_au: float | None


class DistanceExtremesProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str | None = None
    reader_owner: str
    center: str | None = None
    direction: str | None = None
    pericenter: ApsidalPassageOutcomeResponse
    apocenter: ApsidalPassageOutcomeResponse
    search: ApsidalPassagesProvenanceResponse
    stage_sequence: list[str]


class DistanceExtremesEnvelopeResponse(Answer):
    request: OrbitRequestEchoResponse
    time: DistanceExtremesTimeResponse
    distance_extremes: DistanceExtremesResponse
    provenance: DistanceExtremesProvenanceResponse
    computation_basis: ComputationBasis


class DistanceExtremesRequest(Request):
    body: str
    """Mercury, Venus, Earth, Mars ... Pluto; or a small body by name, number or asteroid:NAME"""
    jd_ut: float
    """Julian day, UT1"""


class DraconicAnchorResponse(Answer):
    node_mode: str
    node_name: str
    longitude: float
    rotation_degrees: float
    """rotation that is added to tropical longitudes, degrees in [0, 360)"""
    source: str
    source_zodiac: str
    formula: str


class DraconicBoundsResponse(Answer):
    max_positions: int | None = None


class DraconicChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    node_mode: Literal["mean", "true"]
    """North Node that is the anchor: mean or true"""
    include_nodes: bool | None = None
    """whether the answer lists nodes and apogees; the anchor does not depend on it"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""
    observer_lat: float | None = None
    """observer: geodetic latitude, degrees north; give it together with observer_lon"""
    observer_lon: float | None = None
    """observer: longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""


class DraconicPositionResponse(Answer):
    body: str
    source_longitude: float
    draconic_longitude: float
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""


class DraconicProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    doctrine: str | None = None
    formula: str | None = None
    node_policy: str | None = None
    anchor_owner: str
    chart_construction_owner: str
    ephemeris: str
    bounds: DraconicBoundsResponse | None = None
    stage_sequence: list[str]


class DraconicChartResponse(Answer):
    anchor: DraconicAnchorResponse
    positions: list[DraconicPositionResponse]
    count: int
    jd_ut: float | None = None
    """Julian day UT1"""
    frame: str
    source_zodiac: str
    interpretation_scope: str
    anchor_residual: float | None = None
    """distance of the anchor from 0 Aries, degrees; null if the anchor is not among the positions"""
    provenance: DraconicProvenanceResponse
    computation_basis: ComputationBasis | None = None


class DraconicLongitudeRequest(Request):
    source_longitude: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    anchor_longitude: float
    """longitude of the anchor, degrees; reduced to [0, 360)"""


class DraconicLongitudeResponse(Answer):
    source_longitude: float
    anchor_longitude: float
    draconic_longitude: float
    normalized_range: list[float]
    provenance: DraconicProvenanceResponse


class DraconicPositionsRequest(Request):
    positions: dict[str, float]
    """tropical longitudes by point name, degrees; reduced to [0, 360)"""
    node_mode: Literal["mean", "true"]
    """North Node that is the anchor: mean or true"""
    anchor_longitude: float
    """longitude of the chosen node, degrees; reduced to [0, 360)"""
    jd_ut: float | None = None
    """instant of the positions, Julian day UT1; repeated in the answer"""


class DynamicAstrocartographyLineTransitionResponse(Answer):
    body: str
    line_type: Literal["MC", "IC", "ASC", "DSC"]
    source_jd_ut: float
    target_jd_ut: float
    source_meridian_longitude: float | None = None
    target_meridian_longitude: float | None = None
    meridian_signed_delta_deg: float | None = None
    """positive eastward, in [-180, 180)"""
    curve_point_shifts: list[AstrocartographyCurvePointShiftResponse]
    source_only_latitudes: list[float]
    target_only_latitudes: list[float]


class DynamicAstrocartographyPositionResponse(Answer):
    body: str
    right_ascension: float
    declination: float
    position_source: str


class DynamicAstrocartographyRequest(Request):
    epochs_jd_ut: list[float]
    """Julian days UT1, strictly increasing"""
    bodies: list[str]
    observer_latitude: float
    """geodetic latitude of the observer, degrees north"""
    observer_longitude: float
    """geodetic longitude of the observer, degrees east"""
    observer_elevation_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    place_center: Literal["geocentric", "topocentric", "local", None] | None = None
    """origin of the positions: geocentric (centre of the Earth), topocentric (the observer), or local (each point of a line, with its own parallax at sea level). Default: topocentric"""
    lat_step: float | None = None
    """step of the latitudes of `points`, which start at -89, degrees"""
    refraction: bool | None = None
    """true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
    geojson_tolerance_km: float | None = None
    """no point of a line is farther than this from the segments of its GeoJSON, km"""
    crossings: bool | None = None
    """also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)"""
    near: NearPlaceRequest | None = None
    at_latitudes: list[float] | None = None
    """solve the rising and setting lines for these latitudes too; degrees, the poles excluded"""
    at_longitudes: list[float] | None = None
    """solve the rising and setting lines for these longitudes too; degrees east"""


class DynamicAstrocartographySnapshotTruthResponse(Answer):
    jd_ut: float
    jd_tt: float
    bodies: list[str]
    observer_latitude: float
    observer_longitude: float
    observer_elevation_m: float
    apparent_sidereal_time_deg: float
    true_obliquity_deg: float
    nutation_longitude_deg: float
    lat_step: float
    refraction: bool
    mode: str
    coordinate_frame: str
    timescale: str
    line_geometry_source: str
    interpretation: str
    horizon_altitude_deg: float
    place_center: Literal["geocentric", "topocentric", "local"]


class DynamicAstrocartographySnapshotResponse(Answer):
    positions: list[DynamicAstrocartographyPositionResponse]
    lines: list[AstrocartographyLineResponse]
    geojson: MapFeatureCollection | None = None
    geojson_error_km: float | None = None
    """no point of a line is farther than this from its GeoJSON, km"""
    crossings: list[MapCrossing] | None = None
    crossing_count: int | None = None
    near: LinesNearPlace | None = None
    computation_truth: DynamicAstrocartographySnapshotTruthResponse
    jd_ut: float


class DynamicAstrocartographySeriesTruthResponse(Answer):
    mode: str
    epochs_jd_ut: list[float]
    bodies: list[str]
    snapshot_count: int
    transition_count: int
    epoch_policy: str
    comparison_policy: str
    progressed_mode: str
    directed_mode: str
    interpretation: str


class DynamicAstrocartographyResponse(Answer):
    snapshots: list[DynamicAstrocartographySnapshotResponse]
    transitions: list[DynamicAstrocartographyLineTransitionResponse]
    computation_truth: DynamicAstrocartographySeriesTruthResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class EclipseContactEpochResponse(Answer):
    eclipse_id: str
    eclipse_kind: Literal["solar", "lunar"]
    contact: Literal["c1", "c2", "c3", "c4", "p1", "u1", "u2", "u3", "u4", "p4"]
    epoch: MundaneEpochResponse
    provenance: MundaneEventProvenanceResponse


class EclipseContourPointResponse(Answer):
    latitude_deg: float
    """geodetic, degrees north"""
    longitude_deg: float
    """degrees east"""


class EclipseContourComponentResponse(Answer):
    quantity: Literal["magnitude", "obscuration"]
    threshold: float
    component_id: int
    segment_id: int
    closed: bool
    points: list[EclipseContourPointResponse]


class EclipseContourLevelResponse(Answer):
    quantity: Literal["magnitude", "obscuration"]
    threshold: float
    components: list[EclipseContourComponentResponse]
    """contours of the field that is linear along the edges of the mesh; the convergence report gives its difference from the field itself"""
    solved_components: list[EclipseContourComponentResponse]
    """the same lines with each point solved on its edge, where the field equals the threshold"""


class EclipseDataResponse(Answer):
    eclipse_type: str
    """Total, Annular, Hybrid, Partial or Penumbral"""
    is_eclipse_season: bool
    """the Sun is within 18 degrees of a node"""
    is_solar_eclipse: bool
    is_lunar_eclipse: bool
    eclipse_magnitude: float
    """solar: covered part of the diameter at the point of greatest eclipse, in a central phase the ratio of the diameters; lunar: umbral magnitude, for a penumbral eclipse the penumbral magnitude"""
    sun_longitude: float
    """apparent geocentric, true ecliptic of date, degrees"""
    moon_longitude: float
    node_longitude: float
    """true (osculating) ascending node"""
    moon_latitude: float
    sun_node_distance: float
    """distance of the Sun from the nearer node, degrees"""
    angular_separation_3d: float
    """geocentric separation of Sun and Moon, degrees"""
    saros_index: float
    """position in a cycle of 223 mean lunations counted from J2000.0; not a series number"""
    metonic_year: float
    """position in a cycle of 19 years counted from J2000.0"""
    metonic_is_reset: bool
    saros_series: int
    """Saros series, van den Bergh's numbering"""
    saros_member: int | None
    """number in the series, from 1"""
    gamma: float
    """least distance of the shadow axis from the Earth's centre (lunar: of the Moon from the axis), Earth radii, positive north"""
    is_central: bool | None
    """solar: the axis of the shadow meets the Earth"""
    penumbral_magnitude: float | None
    """lunar"""


class EclipseEpochResponse(Answer):
    jd_tt: float
    jd_ut1: float
    delta_t_seconds: float
    time_policy: str


class EclipseEventResponse(Answer):
    jd_ut: float
    datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    data: EclipseDataResponse


class EclipseSightResponse(Answer):
    visible: bool
    """true when a part of the eclipse (for a lunar eclipse with an umbral phase: a part of that phase) is above the horizon of the place"""
    eclipse_type: str | None
    """type at the place: Total, Annular, Partial or Penumbral; null when nothing is visible"""
    magnitude: float
    """greatest magnitude at the place; 0 when nothing is visible"""
    maximum_datetime_utc: str | None
    """instant of the local maximum, or of rise or set if the maximum is below the horizon"""
    altitude: float | None
    """altitude of Sun or Moon at that instant, refracted, degrees"""


class EclipseEventAnswer(Answer):
    jd_ut: float
    datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    data: EclipseDataResponse
    events: list[EclipseEventResponse] | None = None
    """with `count`: this eclipse and the following (`backward`: preceding) ones, in the order of the search"""
    sights: list[EclipseSightResponse] | None = None
    """with latitude and longitude: the view of each eclipse of `events` (without `count`: of this one) at the place, in the same order"""
    computation_basis: ComputationBasis


class EclipseNamedEpochResponse(Answer):
    eclipse_id: str
    eclipse_kind: Literal["solar", "lunar"]
    epoch_kind: Literal["ecliptic_syzygy", "equatorial_conjunction", "equatorial_opposition", "greatest_eclipse"]
    epoch: MundaneEpochResponse
    provenance: MundaneEventProvenanceResponse


class EclipseEventReceiptResponse(Answer):
    event_type: Literal["eclipse"]
    eclipse_id: str
    eclipse_kind: Literal["solar", "lunar"]
    anchor_epoch_kind: Literal["ecliptic_syzygy", "equatorial_conjunction", "equatorial_opposition", "greatest_eclipse"]
    provenance: MundaneEventProvenanceResponse
    named_epochs: list[EclipseNamedEpochResponse]
    global_contacts: list[EclipseContactEpochResponse]
    """solar: c1 and c4 are the first and last contact of the penumbra with the Earth, c2 and c3 those of the umbra or antumbra; lunar: the contacts of the Moon with penumbra and umbra"""
    clock: MundaneEventClockResponse | None


class EclipseGeocentricBodyStateResponse(Answer):
    body: Literal["Sun", "Moon"]
    right_ascension_deg: float
    declination_deg: float
    """geodetic, degrees north"""
    distance_km: float
    semidiameter_deg: float
    horizontal_parallax_deg: float
    origin: Literal["earth_center"]
    frame: Literal["true_equator_and_equinox_of_date"]
    correction_policy: str


class EclipseProfileRequest(Request):
    event_type: Literal["eclipse"]
    search_start_utc: str
    """start of the search, ISO 8601 with offset"""
    search_end_utc: str
    """end of the search (exclusive), ISO 8601 with offset"""
    location: MundaneLocationRequest
    house_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"]
    """a system that is undefined for the place and moment is refused, never replaced"""
    eclipse_id: str
    """identifier of the eclipse, chosen by the caller"""
    eclipse_kind: Literal["solar", "lunar"]
    chart_epoch_kind: Literal["ecliptic_syzygy", "equatorial_conjunction", "equatorial_opposition", "greatest_eclipse"]


class EclipseSearchRequest(Request):
    jd_start: float
    """Julian day, UT1; the search ends with the ephemeris"""
    kind: str | None = None
    """any, total, annular, partial, central, hybrid, penumbral"""
    backward: bool | None = None
    """true: the last event before jd_start"""
    count: int | None = None
    """number of eclipses in `events`, including the first (a century has up to 260 solar or lunar eclipses); fewer if the ephemeris ends"""
    latitude: float | None = None
    """with longitude: adds `sights`, the view of each eclipse at the place"""
    longitude: float | None = None
    """with latitude"""


class EclipseSelectionContextResponse(Answer):
    event_type: Literal["eclipse"]
    eclipse_kind: Literal["solar", "lunar"]
    chart_epoch_kind: Literal["ecliptic_syzygy", "equatorial_conjunction", "equatorial_opposition", "greatest_eclipse"]
    event: EclipseEventReceiptResponse


class EclipseWindowResponse(Answer):
    kind: Literal["primary", "secondary"]
    start_jd: float
    """first contact, heliocentric Julian day"""
    mid_jd: float
    end_jd: float
    """last contact"""


class EgyptianBoundSegmentResponse(Answer):
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    ruler: str
    start_degree: float
    """first degree of the bound in its sign, included"""
    end_degree: float
    """last degree of the bound in its sign, not included"""
    width: float


class EgyptianBoundTruthResponse(Answer):
    longitude: float
    """degrees in [0, 360)"""
    doctrine: Literal["egyptian", "authF", "chaldean_day", "chaldean_night"] | str
    """table of bounds: egyptian; authF: Ptolemy (Tetrabiblos I.21); chaldean_day and chaldean_night, which depend on the sect of the chart"""
    source_citation: str
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    sign_index: int
    """0 (Aries) to 11 (Pisces)"""
    degree_in_sign: float
    segment: EgyptianBoundSegmentResponse
    ruler: str
    segment_start_degree: float
    segment_end_degree: float
    segment_width: float
    segment_range: list[float]


class EgyptianBoundClassificationResponse(Answer):
    planet: str
    truth: EgyptianBoundTruthResponse
    own_bound: bool
    host_nature: Literal["benefic", "malefic", "neutral"]
    host_in_sect: bool | None
    hosted_by_benefic: bool
    hosted_by_malefic: bool


class EgyptianBoundRelationResponse(Answer):
    guest_planet: str
    host_ruler: str
    truth: EgyptianBoundTruthResponse
    relation_kind: Literal["self_hosted", "hosted_by_benefic", "hosted_by_malefic", "hosted_by_neutral"]
    host_nature: Literal["benefic", "malefic", "neutral"]
    host_in_sect: bool | None
    own_bound: bool
    hosted_by_benefic: bool
    """whether the host is another planet and a benefic"""
    hosted_by_malefic: bool
    hosted_by_neutral: bool


class EgyptianBoundRelationProfileResponse(Answer):
    planet: str
    truth: EgyptianBoundTruthResponse
    detected_relation: EgyptianBoundRelationResponse
    admitted_relations: list[EgyptianBoundRelationResponse]
    scored_relations: list[EgyptianBoundRelationResponse]
    detected_relation_kind: Literal["self_hosted", "hosted_by_benefic", "hosted_by_malefic", "hosted_by_neutral"]
    admitted_relation_kinds: list[Literal["self_hosted", "hosted_by_benefic", "hosted_by_malefic", "hosted_by_neutral"]]
    scored_relation_kinds: list[Literal["self_hosted", "hosted_by_benefic", "hosted_by_malefic", "hosted_by_neutral"]]
    has_detected_relation: bool
    has_admitted_relation: bool
    has_scored_relation: bool


class EgyptianBoundConditionProfileResponse(Answer):
    planet: str
    truth: EgyptianBoundTruthResponse
    classification: EgyptianBoundClassificationResponse
    relation_profile: EgyptianBoundRelationProfileResponse
    strengthening_count: int
    weakening_count: int
    neutral_count: int
    state: Literal["self_governed", "supported", "mediated", "constrained"]
    is_self_governed: bool
    is_supported: bool
    is_mediated: bool
    is_constrained: bool


class EgyptianBoundsPolicyRequest(Answer):
    doctrine: Literal["egyptian", "authF", "chaldean_day", "chaldean_night"] | str | None = None
    """table of bounds: egyptian; authF: Ptolemy (Tetrabiblos I.21); chaldean_day and chaldean_night, which depend on the sect of the chart"""


class EgyptianBoundLocalRequest(Request):
    longitude: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    policy: EgyptianBoundsPolicyRequest | None = None
    planet: str
    """one of the seven planets, Sun to Saturn"""
    is_day_chart: bool | None = None
    """whether the chart is a day chart; without it the sect of the host is null"""
    mercury_rises_before_sun: bool | None = None
    """whether Mercury is a morning star and therefore diurnal; otherwise it is nocturnal"""


class EgyptianBoundLookupRequest(Request):
    longitude: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    policy: EgyptianBoundsPolicyRequest | None = None


class EgyptianBoundTableSignResponse(Answer):
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    segments: list[EgyptianBoundSegmentResponse]


class EgyptianBoundsAggregateEntryRequest(Request):
    planet: str
    """one of the seven planets, Sun to Saturn"""
    longitude: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""


class EgyptianBoundsAggregateProfileResponse(Answer):
    profiles: list[EgyptianBoundConditionProfileResponse]
    self_governed_count: int
    supported_count: int
    mediated_count: int
    constrained_count: int
    strengthening_total: int
    weakening_total: int
    neutral_total: int
    strongest_planets: list[str]
    """one planet, ranked by strengthening_count minus weakening_count, then by state, then in the order Sun to Saturn"""
    weakest_planets: list[str]
    """the last planet of the same ranking"""
    strongest_count: int
    weakest_count: int


class EgyptianBoundsAggregateRequest(Request):
    entries: list[EgyptianBoundsAggregateEntryRequest]
    """each planet at most once"""
    policy: EgyptianBoundsPolicyRequest | None = None
    is_day_chart: bool | None = None
    """whether the chart is a day chart; without it the sect of the host is null"""
    mercury_rises_before_sun: bool | None = None
    """whether Mercury is a morning star and therefore diurnal; otherwise it is nocturnal"""


class EgyptianBoundsNetworkEdgeResponse(Answer):
    source_planet: str
    """the guest"""
    target_planet: str
    """the ruler of its bound"""
    relation_kind: Literal["self_hosted", "hosted_by_benefic", "hosted_by_malefic", "hosted_by_neutral"]
    mode: Literal["unilateral", "mutual"]
    is_mutual: bool


class EgyptianBoundsNetworkNodeResponse(Answer):
    planet: str
    profile: EgyptianBoundConditionProfileResponse
    incoming_count: int
    outgoing_count: int
    mutual_count: int
    total_degree: int
    is_isolated: bool


class EgyptianBoundsNetworkProfileResponse(Answer):
    nodes: list[EgyptianBoundsNetworkNodeResponse]
    edges: list[EgyptianBoundsNetworkEdgeResponse]
    isolated_planets: list[str]
    most_connected_planets: list[str]
    mutual_edge_count: int
    unilateral_edge_count: int
    node_count: int
    edge_count: int


class EgyptianBoundsTableResponse(Answer):
    doctrine: Literal["egyptian", "authF", "chaldean_day", "chaldean_night"] | str
    """table of bounds: egyptian; authF: Ptolemy (Tetrabiblos I.21); chaldean_day and chaldean_night, which depend on the sect of the chart"""
    source_citation: str
    signs: list[EgyptianBoundTableSignResponse]


class ElectionalBoundsResponse(Answer):
    max_span_days: float | None = None
    min_step_days: float | None = None
    max_step_days: float | None = None
    max_scan_points: int | None = None
    max_windows: int | None = None
    max_boundary_refine_steps: int | None = None
    max_bodies: int | None = None
    admitted_subjects: list[str] | None = None


class ElectionalMomentPolicyResponse(Answer):
    requested_step_days: float
    effective_step_days: float
    requested_merge_gap_days: float | None
    effective_merge_gap_days: float
    requested_house_system: str
    effective_house_system: str
    """effective house system at the first point where the requested one failed, otherwise the requested one"""
    requested_bodies: list[str] | None
    effective_bodies: list[str] | None
    requested_zodiac_frame: str
    effective_zodiac_frame: str
    requested_ayanamsa_system: str
    effective_ayanamsa_system: str
    requested_ayanamsa_mode: str
    effective_ayanamsa_mode: str
    requested_boundary_refine_steps: int
    effective_boundary_refine_steps: int
    requested_max_windows: int
    house_fallback_point_count: int
    """number of scan points at which a fallback house system was used"""
    effective_max_windows: int | None
    merge_gap_days_applicable: bool | None = None
    boundary_refinement_applicable: bool | None = None
    max_windows_applicable: bool | None = None


class ElectionalMomentsListResponse(Answer):
    count: int
    jds: list[float] | None
    first_jd: float | None
    last_jd: float | None
    moment_kind: str | None = None
    sorted_temporally: bool | None = None


class ElectionalMomentsProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str | None = None
    predicate_owner: str | None = None
    predicate_profile: str
    predicate_profile_version: str
    chart_construction_owner: str | None = None
    reader_owner: str
    scan_semantics: str | None = None
    boundary_semantics: str | None = None
    western_electional_doctrine: str | None = None
    advice_language: str | None = None
    stage_sequence: list[str]
    moment_semantics: str | None = None
    window_merge: str | None = None
    scoring: str | None = None


class ElectionalPredicateParameters(Answer):
    subject: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] | None = None
    start_longitude: float | None = None
    """start of the arc, degrees; included"""
    end_longitude: float | None = None
    """end of the arc, degrees; excluded. If it is smaller than the start, the arc crosses 0 Aries"""
    houses: list[int] | None = None
    subject_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] | None = None
    subject_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] | None = None
    min_angle: float | None = None
    """smallest separation, degrees; included"""
    max_angle: float | None = None
    """largest separation, degrees; included"""


class ElectionalSearchPolicyRequest(Request):
    step_days: float | None = None
    """step of the scan, days"""
    merge_gap_days: float | None = None
    """qualifying points no further apart than this form one window, days; null means 1.5 steps"""
    house_system: str | None = None
    """code or name of a house system"""
    bodies: list[str] | None = None
    """bodies of each sample; must include every subject. Null means the subjects only"""
    zodiac_frame: Literal["tropical", "sidereal"] | None = None
    ayanamsa_system: str | None = None
    """name of an ayanamsa; authI is Lahiri"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    boundary_refine_steps: int | None = None
    """number of bisections between the last failing and the first qualifying point"""
    max_windows: int | None = None
    """the scan ends after this number of complete windows"""


class ElectionalMomentsRequest(Request):
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; at most 31 days after jd_start"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    predicate_profile: Literal["body_longitude_range_v1", "body_house_membership_v1", "body_angular_separation_range_v1"]
    predicate_parameters: ElectionalPredicateParameters
    policy: ElectionalSearchPolicyRequest | None = None
    include_moments: bool | None = None


class ElectionalPredicateResponse(Answer):
    profile_id: str
    profile_version: str
    parameters: ElectionalPredicateParameters
    owner: str | None = None
    doctrine_status: str | None = None


class ElectionalScanResponse(Answer):
    jd_start: float
    jd_end: float
    span_days: float
    scan_point_count: int
    """number of points of the grid"""
    evaluated_point_count: int
    """number of points evaluated before the scan ended"""
    discrete_scan: bool | None = None
    continuous_truth_claimed: bool | None = None
    exact_boundary_claimed: bool | None = None


class ElectionalValidationResponse(Answer):
    included: bool | None = None
    passed: bool
    failures: list[str]


class ElectionalMomentsResponse(Answer):
    predicate: ElectionalPredicateResponse
    policy: ElectionalMomentPolicyResponse
    scan: ElectionalScanResponse
    moments: ElectionalMomentsListResponse
    bounds: ElectionalBoundsResponse
    validation: ElectionalValidationResponse
    provenance: ElectionalMomentsProvenanceResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ElectionalPolicyResponse(Answer):
    requested_step_days: float
    effective_step_days: float
    requested_merge_gap_days: float | None
    effective_merge_gap_days: float
    requested_house_system: str
    effective_house_system: str
    """effective house system at the first point where the requested one failed, otherwise the requested one"""
    requested_bodies: list[str] | None
    effective_bodies: list[str] | None
    requested_zodiac_frame: str
    effective_zodiac_frame: str
    requested_ayanamsa_system: str
    effective_ayanamsa_system: str
    requested_ayanamsa_mode: str
    effective_ayanamsa_mode: str
    requested_boundary_refine_steps: int
    effective_boundary_refine_steps: int
    requested_max_windows: int
    house_fallback_point_count: int
    """number of scan points at which a fallback house system was used"""
    effective_max_windows: int


class ElectionalPredicateCatalogProvenance(Answer):
    source_module: str
    western_electional_doctrine: str
    stage_sequence: list[str]
    predicate_owner: str


class ElectionalPredicateProfileResponse(Answer):
    profile_id: str
    version: str
    description: str
    required_parameters: list[str]
    required_chart_fields: list[str]
    supported_frames: list[str]
    doctrine_status: str
    non_goals: list[str]


class ElectionalPredicateCatalogResponse(Answer):
    profiles: list[ElectionalPredicateProfileResponse]
    bounds: ElectionalBoundsResponse
    provenance: ElectionalPredicateCatalogProvenance


class ElectionalProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str | None = None
    predicate_owner: str | None = None
    predicate_profile: str
    predicate_profile_version: str
    chart_construction_owner: str | None = None
    reader_owner: str
    scan_semantics: str | None = None
    boundary_semantics: str | None = None
    western_electional_doctrine: str | None = None
    advice_language: str | None = None
    stage_sequence: list[str]
    window_semantics: str | None = None
    scoring: str | None = None
    moments_route: str | None = None


class ElectionalScoreSummaryResponse(Answer):
    count: int
    highest_score: float | None
    lowest_score: float | None
    score_rank_basis: str | None = None
    rank_scope: str | None = None
    global_best_claimed: bool | None = None


class ElectionalScoredPolicyResponse(Answer):
    requested_step_days: float
    effective_step_days: float
    requested_merge_gap_days: float | None
    effective_merge_gap_days: float
    requested_house_system: str
    effective_house_system: str
    """effective house system at the first point where the requested one failed, otherwise the requested one"""
    requested_bodies: list[str] | None
    effective_bodies: list[str] | None
    requested_zodiac_frame: str
    effective_zodiac_frame: str
    requested_ayanamsa_system: str
    effective_ayanamsa_system: str
    requested_ayanamsa_mode: str
    effective_ayanamsa_mode: str
    requested_boundary_refine_steps: int
    effective_boundary_refine_steps: int
    requested_max_windows: int
    house_fallback_point_count: int
    """number of scan points at which a fallback house system was used"""
    effective_max_windows: int
    max_windows_semantics: str | None = None


class ElectionalScoredProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str | None = None
    predicate_owner: str | None = None
    predicate_profile: str
    predicate_profile_version: str
    chart_construction_owner: str | None = None
    reader_owner: str
    scan_semantics: str | None = None
    boundary_semantics: str | None = None
    western_electional_doctrine: str | None = None
    advice_language: str | None = None
    stage_sequence: list[str]
    scorer_owner: str | None = None
    scorer_profile: str
    scorer_profile_version: str
    window_semantics: str | None = None
    score_semantics: str | None = None
    score_scale: list[float] | None = None
    score_direction: str | None = None
    score_rank_semantics: str | None = None
    peak_semantics: str | None = None
    exact_peak_claimed: bool | None = None
    score_peak_refinement: str | None = None
    max_windows_semantics: str | None = None
    recommendation_language: str | None = None
    scoring_doctrine: str | None = None


class ElectionalScorerParameters(Answer):
    subject: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] | None = None
    target_longitude: float | None = None
    """degrees"""
    subject_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] | None = None
    subject_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] | None = None
    target_angle: float | None = None
    """degrees"""
    max_orb: float | None = None
    """distance at which the score reaches 0, degrees"""


class ElectionalScoredRequest(Request):
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; at most 31 days after jd_start"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    predicate_profile: Literal["body_longitude_range_v1", "body_house_membership_v1", "body_angular_separation_range_v1"]
    predicate_parameters: ElectionalPredicateParameters
    scorer_profile: Literal["body_longitude_target_closeness_v1", "body_angular_separation_target_closeness_v1"]
    scorer_parameters: ElectionalScorerParameters
    policy: ElectionalSearchPolicyRequest | None = None
    include_qualifying_jds: bool | None = None
    include_boundary_brackets: bool | None = None
    include_score_rank: bool | None = None


class ElectionalScorerResponse(Answer):
    profile_id: str
    profile_version: str
    parameters: ElectionalScorerParameters
    owner: str | None = None
    score_scale: list[float] | None = None
    score_direction: str | None = None
    doctrine_status: str | None = None


class ElectionalScoredScanResponse(Answer):
    jd_start: float
    jd_end: float
    span_days: float
    scan_point_count: int
    """number of points of the grid"""
    evaluated_point_count: int
    """number of points evaluated before the scan ended"""
    discrete_scan: bool | None = None
    continuous_truth_claimed: bool | None = None
    exact_boundary_claimed: bool | None = None
    exact_peak_claimed: bool | None = None


class ElectionalScoredWindowResponse(Answer):
    jd_start: float
    jd_end: float
    duration_hours: float
    qualifying_count: int
    qualifying_jds: list[float] | None
    entry_bracket: list[float] | None
    """[last point known to fail, first known to qualify]"""
    exit_bracket: list[float] | None
    """[last point known to qualify, first known to fail]"""
    window_kind: str | None = None
    score: float
    peak_jd: float
    score_rank: int | None
    peak_kind: str | None = None


class ElectionalScoredResponse(Answer):
    predicate: ElectionalPredicateResponse
    scorer: ElectionalScorerResponse
    policy: ElectionalScoredPolicyResponse
    scan: ElectionalScoredScanResponse
    scored_windows: list[ElectionalScoredWindowResponse]
    score_summary: ElectionalScoreSummaryResponse
    bounds: ElectionalBoundsResponse
    validation: ElectionalValidationResponse
    provenance: ElectionalScoredProvenanceResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ElectionalScorerCatalogProvenance(Answer):
    source_module: str
    western_electional_doctrine: str
    stage_sequence: list[str]
    scorer_owner: str
    score_scale: list[float]
    score_direction: str


class ElectionalScorerProfileResponse(Answer):
    profile_id: str
    version: str
    description: str
    required_parameters: list[str]
    required_chart_fields: list[str]
    supported_frames: list[str]
    score_scale: list[float]
    score_direction: str
    doctrine_status: str
    non_goals: list[str]


class ElectionalScorerCatalogResponse(Answer):
    profiles: list[ElectionalScorerProfileResponse]
    bounds: ElectionalBoundsResponse
    provenance: ElectionalScorerCatalogProvenance


class ElectionalWindowResponse(Answer):
    jd_start: float
    jd_end: float
    duration_hours: float
    qualifying_count: int
    qualifying_jds: list[float] | None
    entry_bracket: list[float] | None
    """[last point known to fail, first known to qualify]"""
    exit_bracket: list[float] | None
    """[last point known to qualify, first known to fail]"""
    window_kind: str | None = None


class ElectionalWindowsRequest(Request):
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; at most 31 days after jd_start"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    predicate_profile: Literal["body_longitude_range_v1", "body_house_membership_v1", "body_angular_separation_range_v1"]
    predicate_parameters: ElectionalPredicateParameters
    policy: ElectionalSearchPolicyRequest | None = None
    include_qualifying_jds: bool | None = None
    include_boundary_brackets: bool | None = None


class ElectionalWindowsResponse(Answer):
    predicate: ElectionalPredicateResponse
    policy: ElectionalPolicyResponse
    scan: ElectionalScanResponse
    windows: list[ElectionalWindowResponse]
    bounds: ElectionalBoundsResponse
    validation: ElectionalValidationResponse
    provenance: ElectionalProvenanceResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ElongationResponse(Answer):
    body: str
    jd_ut: float
    elongation: float
    """angle between the apparent places of body and Sun, degrees"""
    angle_range: list[float]
    basis: str
    east_of_sun: bool
    """true when the body is in the evening sky"""
    provenance: PhaseProvenanceResponse
    computation_basis: ComputationBasis


class EquatorialTransitEventResponse(Answer):
    event_type: Literal["declination_transit"]
    body: str
    target: str | float
    is_contra_parallel: bool
    jd_exact: float
    """Julian day UT1"""
    datetime_utc: str
    declination: float
    """declination of the body, true equator of date, degrees"""
    search_motion: Literal["forward", "backward"]


class FieldProblemResponse(Answer):
    field: str
    """JSON pointer of the failing field"""
    location: str | None = None
    """`body`, `query` or `path`"""
    message: str
    given: Any | None = None
    allowed: Any | None = None
    suggestions: list[str] | None = None


class ErrorResponseDetails(Answer):
    """`problems` lists each invalid field with the given value and the allowed values; other keys depend on the error"""

    problems: list[FieldProblemResponse] | None = None


class ErrorResponse(Answer):
    """body of every answer with a status of 400 or above"""

    error_code: str
    """stable name of the error, e.g. `validation_error`"""
    message: str
    """description of the error for people"""
    category: str
    """kind of the error, e.g. `malformed_json` or `ephemeris_coverage`"""
    request_id: str
    """id of the request, also in the `X-Request-Id` header and in the log"""
    details: ErrorResponseDetails
    """`problems` lists each invalid field with the given value and the allowed values; other keys depend on the error"""


class EventBatchItemRequest(Answer):
    kind: str
    """transit, aspect_transit, declination_transit, ingress, station, natal_aspect_transits; another value fails the item"""
    body: str
    """planet, True Node, Mean Node, Lilith, True Lilith, or a named small body"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1"""
    target_lon: float | str | None = None
    target: float | str | None = None
    angle: float | None = None
    """directed angle: the body is at target + angle"""
    orb: float | None = None
    natal_longitudes: list[float] | None = None
    aspect_angles: list[float] | None = None
    aspect_orbs: list[float] | None = None
    is_contra_parallel: bool | None = None
    search_motion: str | None = None
    """forward or backward"""


class LongitudeResolutionTruthResponse(Answer):
    requested_spec: str | float
    resolved_kind: str
    resolved_name: str
    jd_ut: float
    longitude: float


class TransitComputationTruthResponse(Answer):
    body: str
    requested_target: str | float
    direction_filter: str
    search_motion: str
    requested_step_days: float | None = None
    requested_tolerance_days: float | None = None
    requested_direction: str | None = None
    target_truth: LongitudeResolutionTruthResponse
    search_truth: CrossingSearchTruthResponse


class LongitudeResolutionClassificationResponse(Answer):
    target_kind: str
    resolved_name: str


class TransitComputationClassificationResponse(Answer):
    body: str
    target: LongitudeResolutionClassificationResponse
    search: CrossingSearchClassificationResponse


class TransitRelationResponse(Answer):
    source_body: str
    relation_kind: str
    basis: str
    target_name: str
    target_longitude: float
    is_dynamic_target: bool


class TransitConditionProfileResponse(Answer):
    source_body: str
    wrapper_kind: str
    search_kind: str
    relation_kind: str
    relation_basis: str
    target_kind: str | None
    uses_dynamic_target: bool
    condition_state: str


class TransitEventResponse(Answer):
    body: str
    longitude: float
    """longitude of the target at the crossing, degrees"""
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    direction: str
    computation_truth: TransitComputationTruthResponse | None = None
    classification: TransitComputationClassificationResponse | None = None
    relation: TransitRelationResponse | None = None
    condition_profile: TransitConditionProfileResponse | None = None


class IngressComputationTruthResponse(Answer):
    body: str
    sign: str
    boundary_longitude: float
    requested_step_days: float | None = None
    requested_tolerance_days: float | None = None
    requested_direction: str | None = None
    search_truth: CrossingSearchTruthResponse


class IngressComputationClassificationResponse(Answer):
    body: str
    sign: str
    search: CrossingSearchClassificationResponse


class IngressEventResponse(Answer):
    body: str
    sign: str
    """entered sign: the sign before the boundary if the motion is retrograde"""
    sign_longitude: float
    """longitude of the boundary, degrees"""
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    direction: str
    computation_truth: IngressComputationTruthResponse | None = None
    classification: IngressComputationClassificationResponse | None = None
    relation: TransitRelationResponse | None = None
    condition_profile: TransitConditionProfileResponse | None = None


class EventBatchItemResponse(Answer):
    request: EventBatchItemRequest
    ok: bool
    count: int
    events: list[TransitEventResponse | IngressEventResponse | BatchStationEventResponse | AspectTransitEventResponse | EquatorialTransitEventResponse]
    failure: BatchFailureResponse | None = None


class EventsBatchRequest(Request):
    requests: list[EventBatchItemRequest]
    """0 ... 2000 items"""


class EventsBatchResponse(Answer):
    results: list[EventBatchItemResponse]


class FirdarConditionProfileResponse(Answer):
    planet: str
    level: int
    level_name: Literal["Major", "Sub-period"]
    is_major: bool
    is_node_period: bool
    lord_type: Literal["luminary", "planet", "node"]
    sequence_kind: Literal["diurnal", "nocturnal_standard", "nocturnal_bonatti", None]
    major_planet: str | None
    is_day_chart: bool | None
    years: float
    days: float


class FirdarActivePairResponse(Answer):
    major_profile: FirdarConditionProfileResponse
    sub_profile: FirdarConditionProfileResponse | None
    has_sub: bool
    is_same_lord: bool
    is_same_lord_type: bool
    involves_node: bool


class FirdarPolicyResponse(Answer):
    variant: Literal["standard", "bonatti"]
    """position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)"""
    year_basis: Literal["julian_365.25", "tropical_365.2422"]
    """Julian year of 365.25 days or tropical year of 365.2422 days"""
    year_days: float
    node_subperiods: Literal["undivided", "divided_from_mars"]


class FirdarActivePairOptionalResponse(Answer):
    active: bool
    """whether the instant is within the 75 years from birth"""
    pair: FirdarActivePairResponse | None
    policy: FirdarPolicyResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class FirdarNatalRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    is_day_chart: bool
    """whether the birth was by day"""


class FirdarActivePairRequest(Request):
    natal: FirdarNatalRequest
    variant: Literal["standard", "bonatti"] | None = None
    """position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)"""
    include_node_subperiods: bool | None = None
    """also divide the periods of the nodes; the sources do not divide them"""
    year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None
    """Julian year of 365.25 days or tropical year of 365.2422 days"""
    query_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""


class FirdarBaseRequest(Request):
    natal: FirdarNatalRequest
    variant: Literal["standard", "bonatti"] | None = None
    """position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)"""
    include_node_subperiods: bool | None = None
    """also divide the periods of the nodes; the sources do not divide them"""
    year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None
    """Julian year of 365.25 days or tropical year of 365.2422 days"""


class FirdarCurrentRequest(Request):
    natal: FirdarNatalRequest
    variant: Literal["standard", "bonatti"] | None = None
    """position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)"""
    include_node_subperiods: bool | None = None
    """also divide the periods of the nodes; the sources do not divide them"""
    year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None
    """Julian year of 365.25 days or tropical year of 365.2422 days"""
    current_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""


class FirdarPeriodResponse(Answer):
    level: int
    level_name: Literal["Major", "Sub-period"]
    planet: str
    start_jd: float
    """Julian day UT1, included in the period"""
    end_jd: float
    """Julian day UT1, not included in the period"""
    years: float
    days: float
    start_date: str
    """UTC"""
    end_date: str
    """UTC"""
    is_major: bool
    major_planet: str | None
    is_day_chart: bool | None
    variant: Literal["standard", "bonatti", None]
    """position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)"""
    sequence_kind: Literal["diurnal", "nocturnal_standard", "nocturnal_bonatti", None]
    is_node_period: bool


class FirdarCurrentResponse(Answer):
    major: FirdarPeriodResponse
    sub: FirdarPeriodResponse
    """the subperiod at the instant; for an undivided period of a node, the major period itself"""
    policy: FirdarPolicyResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class FirdarMajorGroupResponse(Answer):
    major: FirdarPeriodResponse
    subs: list[FirdarPeriodResponse]
    sub_count: int
    has_subs: bool


class FirdarGroupsResponse(Answer):
    groups: list[FirdarMajorGroupResponse]
    major_count: int
    policy: FirdarPolicyResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class FirdarSequenceProfileResponse(Answer):
    profiles: list[FirdarConditionProfileResponse]
    profile_count: int
    major_count: int
    luminary_major_count: int
    planet_major_count: int
    node_major_count: int
    total_major_years: float
    sequence_kind: Literal["diurnal", "nocturnal_standard", "nocturnal_bonatti", None]
    has_node_majors: bool
    policy: FirdarPolicyResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class FirdarSequenceResponse(Answer):
    periods: list[FirdarPeriodResponse]
    total_count: int
    major_count: int
    sub_count: int
    policy: FirdarPolicyResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class FixedStarApparentPlace(Answer):
    right_ascension: float
    """with parallax, deflection and aberration, degrees"""
    declination: float


class FixedStarAstrocartographyRequest(Request):
    star_names: list[str]
    jd_ut: float
    """Julian day, UT1"""
    jd_tt: float
    """Julian day TT of the same instant"""
    lat_step: float | None = None
    """step of the latitudes of `points`, which start at -89, degrees"""
    refraction: bool | None = None
    """true computes rising and setting lines with 34 arcminutes of refraction, at an altitude of -0.5667 degrees"""
    star_place: Literal["true", "apparent"] | None = None
    """place of the fixed stars: true (space motion, precession, nutation), or apparent (also parallax, deflection and aberration, as for planets and for rise and set)"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
    geojson_tolerance_km: float | None = None
    """no point of a line is farther than this from the segments of its GeoJSON, km"""
    crossings: bool | None = None
    """also answer every point where lines of two subjects cross, at least one of them a rising or setting line (meridians meet at the poles alone)"""
    near: NearPlaceRequest | None = None
    at_latitudes: list[float] | None = None
    """solve the rising and setting lines for these latitudes too; degrees, the poles excluded"""
    at_longitudes: list[float] | None = None
    """solve the rising and setting lines for these longitudes too; degrees east"""


class FixedStarAstrocartographySubjectResponse(Answer):
    requested_name: str
    canonical_name: str
    nomenclature: str
    constellation: str | None = None
    source_kind: str
    lookup_kind: str
    hipparcos_name: str | None = None
    source_mode: str
    gaia_match_status: str
    gaia_source_index: int | None = None
    merge_state: str
    observer_mode: str
    relation_kind: str
    relation_basis: str
    true_position: bool
    """true for the true place, false with `star_place: apparent`"""
    dedup_applied: bool
    is_topocentric: bool
    longitude: float
    latitude: float
    right_ascension: float
    declination: float
    magnitude: float | None
    position_source: str
    apparent: FixedStarApparentPlace


class FixedStarAstrocartographyTruthResponse(Answer):
    requested_names: list[str]
    canonical_names: list[str]
    jd_ut: float
    jd_tt: float
    apparent_sidereal_time_deg: float
    true_obliquity_deg: float
    nutation_longitude_deg: float
    lat_step: float
    refraction: bool
    coordinate_frame: str
    star_position_source: str
    equatorial_conversion_source: str
    line_geometry_source: str
    point_geometry_source: str
    interpretation: str
    star_place: Literal["true", "apparent"]
    horizon_altitude_deg: float


class FixedStarAstrocartographyResponse(Answer):
    subjects: list[FixedStarAstrocartographySubjectResponse]
    lines: list[AstrocartographyLineResponse]
    geojson: MapFeatureCollection | None = None
    geojson_error_km: float | None = None
    """no point of a line is farther than this from its GeoJSON, km"""
    crossings: list[MapCrossing] | None = None
    crossing_count: int | None = None
    near: LinesNearPlace | None = None
    subplanetary_points: list[AstrocartographySubplanetaryPointResponse]
    computation_truth: FixedStarAstrocartographyTruthResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class FrameHeliocentricPositionResponse(Answer):
    name: str
    longitude: float
    """in the true ecliptic and equinox of date, degrees in [0, 360)"""
    latitude: float
    distance_km: float
    distance_au: float
    speed: float
    """rate of the longitude, degrees per day"""
    retrograde: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    center: str
    frame: Literal["true_of_date_ecliptic"]
    product_kind: Literal["geometric_heliocentric_position"]


class FrameHeliocentricRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str] | None = None
    """default: all bodies of the frame"""


class FramePositionRequestEchoResponse(Answer):
    dt: str
    observer: str | None = None
    bodies: list[str] | None = None


class FramePositionTimeResponse(Answer):
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    jd_tt: float
    delta_t_seconds: float


class FramePositionFrameResponse(Answer):
    center: str
    frame: Literal["true_of_date_ecliptic"]
    orientation: str
    correction_model: str
    light_time_corrected: bool
    apparent_sky_corrected: bool
    geometric_comparison_included: bool
    product_kind: Literal["geometric_heliocentric_position", "geometric_planetocentric_position", "geometric_barycentric_position", "received_light_position"]


class FramePositionBoundsResponse(Answer):
    max_bodies: int
    body_count: int


class FramePositionValidationResponse(Answer):
    included: bool
    passed: bool
    failures: list[str]


class FramePositionProvenanceResponse(Answer):
    source_module: str
    engine_entrypoint: str
    reader_owner: str
    chart_construction: str
    kernel_mutation: str
    center: str
    frame: Literal["true_of_date_ecliptic"]
    orientation: str
    correction_model: str
    light_time_corrected: bool
    apparent_sky_corrected: bool
    geometric_comparison_included: bool
    stage_sequence: list[str]


class FrameHeliocentricResponse(Answer):
    positions: dict[str, FrameHeliocentricPositionResponse]
    request: FramePositionRequestEchoResponse
    time: FramePositionTimeResponse
    frame: FramePositionFrameResponse
    bounds: FramePositionBoundsResponse
    validation: FramePositionValidationResponse
    provenance: FramePositionProvenanceResponse
    computation_basis: ComputationBasis


class FramePlanetocentricPositionResponse(Answer):
    name: str
    longitude: float
    """in the true ecliptic and equinox of date, degrees in [0, 360)"""
    latitude: float
    distance_km: float
    distance_au: float
    speed: float
    """rate of the longitude, degrees per day"""
    retrograde: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    center: str
    frame: Literal["true_of_date_ecliptic"]
    product_kind: Literal["geometric_planetocentric_position"]
    observer: str


class FramePlanetocentricRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer: str
    """planet, True Node, Mean Node, Lilith, True Lilith, or a named small body"""
    bodies: list[str] | None = None
    """default: all bodies of the frame"""


class FramePlanetocentricResponse(Answer):
    positions: dict[str, FramePlanetocentricPositionResponse]
    request: FramePositionRequestEchoResponse
    time: FramePositionTimeResponse
    frame: FramePositionFrameResponse
    bounds: FramePositionBoundsResponse
    validation: FramePositionValidationResponse
    provenance: FramePositionProvenanceResponse
    computation_basis: ComputationBasis


class FrameReceivedLightPositionResponse(Answer):
    name: str
    apparent_longitude: float
    apparent_latitude: float
    geometric_longitude: float
    geometric_latitude: float
    longitude_displacement: float
    """apparent minus geometric longitude, degrees"""
    distance_km: float
    distance_au: float
    light_travel_days: float
    light_travel_minutes: float
    emission_jd: float
    """Julian day UT1 at which the light left the body"""
    speed: float
    retrograde: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    center: Literal["earth"]
    frame: Literal["true_of_date_ecliptic"]
    product_kind: Literal["received_light_position"]
    geometric_comparison_included: bool


class FrameReceivedLightRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str] | None = None
    """default: all bodies of the frame"""


class FrameReceivedLightResponse(Answer):
    positions: dict[str, FrameReceivedLightPositionResponse]
    request: FramePositionRequestEchoResponse
    time: FramePositionTimeResponse
    frame: FramePositionFrameResponse
    bounds: FramePositionBoundsResponse
    validation: FramePositionValidationResponse
    provenance: FramePositionProvenanceResponse
    computation_basis: ComputationBasis


class FrameSSBPositionResponse(Answer):
    name: str
    longitude: float
    """in the true ecliptic and equinox of date, degrees in [0, 360)"""
    latitude: float
    distance_km: float
    distance_au: float
    speed: float
    """rate of the longitude, degrees per day"""
    retrograde: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    center: str
    frame: Literal["true_of_date_ecliptic"]
    product_kind: Literal["geometric_barycentric_position"]


class FrameSSBRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str] | None = None
    """default: all bodies of the frame"""


class FrameSSBResponse(Answer):
    positions: dict[str, FrameSSBPositionResponse]
    request: FramePositionRequestEchoResponse
    time: FramePositionTimeResponse
    frame: FramePositionFrameResponse
    bounds: FramePositionBoundsResponse
    validation: FramePositionValidationResponse
    provenance: FramePositionProvenanceResponse
    computation_basis: ComputationBasis


class GalacticAnglesRequest(Request):
    ga_lon: float
    """degrees"""
    gmc_lon: float
    """degrees"""
    gd_lon: float
    """degrees"""
    gic_lon: float
    """degrees"""
    ga_ecl: float
    """degrees"""
    gmc_ecl: float
    """degrees"""
    gd_ecl: float
    """degrees"""
    gic_ecl: float
    """degrees"""


class GalacticAnglesResponse(Answer):
    ga_lon: float
    """degrees"""
    gmc_lon: float
    """degrees"""
    gd_lon: float
    """degrees"""
    gic_lon: float
    """degrees"""
    ga_ecl: float
    """degrees"""
    gmc_ecl: float
    """degrees"""
    gd_ecl: float
    """degrees"""
    gic_ecl: float
    """degrees"""


class GalacticChartPositionsRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str] | None = None
    """default: Sun to Pluto"""
    observer_lat: float | None = None
    """observer: geodetic latitude, degrees north; without observer_lat and observer_lon the positions are geocentric"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""


class GalacticProvenanceResponse(Answer):
    requested_datetime: str | None = None
    normalized_datetime_utc: str | None = None
    jd_ut: float | None = None
    jd_tt: float | None = None
    obliquity_deg: float | None = None
    true_obliquity_deg: float | None = None
    """true obliquity at jd_tt (IAU 2006/2000A), degrees"""
    requested_bodies: list[str] | None = None
    returned_bodies: list[str]
    source_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    target_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    coordinate_source: Literal["direct_equatorial_j2000_icrs", "direct_galactic_iau_1958", "direct_ecliptic_true_of_date", "reference_point_catalog_j2000_icrs", "chart_ecliptic_true_of_date"]
    galactic_definition: str
    center: Literal["geocentric", "topocentric"] | None = None
    """centre of the positions of a chart"""
    stage_sequence: list[str]


class GalacticCoordinateResponse(Answer):
    galactic_longitude: float
    galactic_latitude: float
    source_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    target_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    provenance: GalacticProvenanceResponse


class GalacticEclipticCoordinateResponse(Answer):
    ecliptic_longitude: float
    ecliptic_latitude: float
    source_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    target_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    provenance: GalacticProvenanceResponse


class GalacticEclipticToGalacticRequest(Request):
    ecliptic_longitude: float
    """ecliptic longitude of date, degrees"""
    ecliptic_latitude: float
    """ecliptic latitude of date, degrees"""
    obliquity: float
    """obliquity between the true equator and the ecliptic of date, degrees"""
    jd_tt: float
    """Julian day TT, at most 5,000 years from J2000.0"""


class GalacticEquatorialCoordinateResponse(Answer):
    right_ascension: float
    declination: float
    source_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    target_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    provenance: GalacticProvenanceResponse


class GalacticEquatorialToGalacticRequest(Request):
    right_ascension: float
    """ICRS right ascension, degrees"""
    declination: float
    """ICRS declination, degrees"""


class GalacticGalacticToEclipticRequest(Request):
    galactic_longitude: float
    """galactic longitude, degrees"""
    galactic_latitude: float
    """galactic latitude, degrees"""
    obliquity: float
    """obliquity between the true equator and the ecliptic of date, degrees"""
    jd_tt: float
    """Julian day TT, at most 5,000 years from J2000.0"""


class GalacticGalacticToEquatorialRequest(Request):
    galactic_longitude: float
    """galactic longitude, degrees"""
    galactic_latitude: float
    """galactic latitude, degrees"""


class GalacticHousePlacementResponse(Answer):
    house: int
    galactic_longitude: float
    exact_on_cusp: bool
    cusp_longitude: float


class GalacticHouseBoundaryResponse(Answer):
    opening_cusp: float
    closing_cusp: float
    dist_to_opening: float
    """arc from the opening cusp, in the direction of the houses, degrees"""
    dist_to_closing: float
    house_span: float
    nearest_cusp: float
    nearest_cusp_distance: float
    near_cusp_threshold: float
    is_near_cusp: bool


class GalacticHouseBodyPlacementResponse(Answer):
    body: str
    ecliptic_longitude: float
    ecliptic_latitude: float
    galactic_longitude: float
    galactic_latitude: float
    placement: GalacticHousePlacementResponse
    fractional_position: float
    """house number plus the passed part of the house, in [1, 13)"""
    boundary: GalacticHouseBoundaryResponse


class GalacticHouseCuspsResponse(Answer):
    cusps_gal: list[float]
    """galactic longitudes of cusps 1 to 12, degrees"""
    cusps_ecl: list[float]
    """ecliptic longitudes of the cusps, true ecliptic and equinox of date, degrees"""
    angles: GalacticAnglesResponse
    forward: bool


class GalacticHousesProvenanceResponse(Answer):
    requested_datetime: str | None = None
    normalized_datetime_utc: str | None = None
    jd_ut: float | None = None
    jd_tt: float | None = None
    latitude: float | None = None
    longitude: float | None = None
    obliquity_deg: float | None = None
    armc_deg: float | None = None
    requested_bodies: list[str] | None = None
    returned_bodies: list[str]
    coordinate_source: Literal["chart_time_location_galactic_porphyry", "direct_galactic_longitude_and_supplied_cusps", "chart_ecliptic_to_galactic_positions"]
    stage_sequence: list[str]


class GalacticHouseChartPlacementsResponse(Answer):
    cusps: GalacticHouseCuspsResponse
    placements: list[GalacticHouseBodyPlacementResponse]
    provenance: GalacticHousesProvenanceResponse
    computation_basis: ComputationBasis


class GalacticHouseCuspsEnvelopeResponse(Answer):
    cusps: GalacticHouseCuspsResponse
    provenance: GalacticHousesProvenanceResponse
    computation_basis: ComputationBasis


class GalacticHouseCuspsRequest(Request):
    cusps_gal: list[float]
    """galactic longitudes of the twelve cusps, in the direction of `forward`, degrees"""
    cusps_ecl: list[float]
    """ecliptic longitudes of the cusps, degrees; the assignment of houses does not use them"""
    angles: GalacticAnglesRequest
    forward: bool
    """whether galactic longitude increases with the house number"""


class GalacticHousePlacementEnvelopeResponse(Answer):
    placement: GalacticHousePlacementResponse
    fractional_position: float
    """house number plus the passed part of the house, in [1, 13)"""
    boundary: GalacticHouseBoundaryResponse
    provenance: GalacticHousesProvenanceResponse


class GalacticHousePlacementRequest(Request):
    galactic_longitude: float
    """degrees; reduced to [0, 360)"""
    house_cusps: GalacticHouseCuspsRequest
    near_cusp_threshold: float | None = None
    """largest distance at which a position counts as near a cusp, degrees"""


class GalacticHousesChartPlacementsRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    bodies: list[str] | None = None
    """default: Sun to Pluto"""
    near_cusp_threshold: float | None = None
    """largest distance at which a position counts as near a cusp, degrees"""


class GalacticHousesChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""


class GalacticPositionResponse(Answer):
    body: str
    galactic_longitude: float
    galactic_latitude: float
    ecliptic_longitude: float
    ecliptic_latitude: float
    near_galactic_plane: bool
    """whether the body is within 5 degrees of the galactic equator"""
    galactic_hemisphere: str
    """north, south, or plane (within 1 degree of the galactic equator)"""
    angular_distance_to_galactic_center: float
    angular_distance_to_galactic_anticenter: float


class GalacticPositionsResponse(Answer):
    positions: list[GalacticPositionResponse]
    provenance: GalacticProvenanceResponse
    computation_basis: ComputationBasis


class GalacticReferencePointResponse(Answer):
    name: str
    ecliptic_longitude: float
    ecliptic_latitude: float
    source_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    target_frame: Literal["equatorial_j2000_icrs", "galactic_iau_1958", "ecliptic_true_of_date"]
    right_ascension_icrs: float
    declination_icrs: float
    identity: str
    """definition of the point"""


class GalacticReferencePointsRequest(Request):
    obliquity: float
    """obliquity between the true equator and the ecliptic of date, degrees"""
    jd_tt: float
    """Julian day TT, at most 5,000 years from J2000.0"""


class GalacticReferencePointsResponse(Answer):
    points: list[GalacticReferencePointResponse]
    provenance: GalacticProvenanceResponse


class GeneralVisibilityEventRequest(Request):
    body: str
    """Moon, Mercury ... Neptune, or a fixed star by any of its names"""
    kind: Literal["heliacal_rising", "heliacal_setting", "evening_first", "morning_last", "acronychal_rising", "acronychal_setting", "cosmic_rising", "cosmic_setting"]
    """heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: for Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is visible, for stars and for planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is visible, not for the Moon; cosmic_rising: cosmical rising, first morning on which the body rises with the Sun or before it, visible or not, for planets and stars; cosmic_setting: cosmical setting, first morning on which the setting is visible, for stars and for planets outside the orbit of the Earth"""
    jd_start: float
    """start of the search, Julian day UT1"""
    lat: float
    """geodetic latitude, degrees north"""
    lon: float
    """geodetic longitude, degrees east"""
    search_window_days: int | None = None
    """the event is strictly after jd_start and before jd_start plus this number of days"""
    model: Literal["arcus_visionis", "arcus_visionis_wide", "schaefer_1993"] | None = None
    """criterion of the main fields: arcus visionis, a depression of the Sun that depends on the magnitude (the legacy table of 5 to 14.5 degrees, or a wider one of 5 to 18), or schaefer_1993 (Schaefer 1993), brightness of target and sky (extinction, twilight, Moon and the threshold of the eye); by_physics always has the result of schaefer_1993"""
    elevation_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    horizon_altitude_deg: float | None = None
    """apparent altitude of the skyline, degrees"""
    extinction_coefficient_k: float | None = None
    """extinction coefficient, V magnitudes per air mass, for the physical model"""
    explain_absence: bool | None = None
    """true: without an event, an object with the reason instead of null"""


class VisibilityAssessmentCompactResponse(Answer):
    body: str
    jd_ut: float
    criterion_family: str
    effective_limiting_magnitude: float
    apparent_magnitude: float
    true_altitude_deg: float
    """airless, topocentric"""
    apparent_altitude_deg: float
    solar_elongation_deg: float
    """apparent longitude minus that of the Sun, degrees in [-180, 180); positive in the evening"""
    observable: bool


class PhysicalPhaseResponse(Answer):
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    sun_altitude_deg: float
    target_altitude_deg: float
    """apparent"""
    margin_magnitude: float
    """magnitudes by which the object exceeds the detection threshold at its position, without moonlight"""
    moonlit_margin_magnitude: float
    """the same with the moonlight of that day"""
    extinction_coefficient_k: float
    earliest: DatedAirResponse | None
    latest: DatedAirResponse | None
    days_between: int | None
    """number of days from the earliest to the latest day"""
    bounded: bool
    """false when clear air (two thirds of k) or hazy air (one and a half times k) gives no such phase within 90 days"""


class GeneralVisibilityEventResponse(Answer):
    body: str
    target_kind: Literal["planet", "star", "moon"]
    kind: Literal["heliacal_rising", "heliacal_setting", "evening_first", "morning_last", "acronychal_rising", "acronychal_setting", "cosmic_rising", "cosmic_setting"]
    """heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: for Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is visible, for stars and for planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is visible, not for the Moon; cosmic_rising: cosmical rising, first morning on which the body rises with the Sun or before it, visible or not, for planets and stars; cosmic_setting: cosmical setting, first morning on which the setting is visible, for stars and for planets outside the orbit of the Earth"""
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    elongation_deg: float
    """apparent longitude minus that of the Sun, degrees in [-180, 180); positive in the evening"""
    target_altitude_deg: float
    """apparent altitude"""
    sun_altitude_deg: float
    """airless altitude of the centre"""
    apparent_magnitude: float
    assessment: VisibilityAssessmentCompactResponse
    crescent: CrescentEventResponse | None = None
    model: str
    """criterion of the main fields"""
    separation_deg: float
    """angle from the Sun, degrees"""
    target_azimuth_deg: float
    sun_azimuth_deg: float
    required_solar_depression_deg: float | None
    """required arc for the magnitude of the day; null when the criterion has no arc"""
    by_physics: PhysicalPhaseResponse | None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""
    computation_basis: ComputationBasis


class GenericPhenomenaProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    reader_owner: str
    time_scale: str | None = None
    product_kind: str
    event_taxonomy: str
    search_performed: bool | None = None
    phase_photometry_source: str | None = None
    admitted_event_kinds: list[str] | None = None
    value_units_by_kind: dict[str, str] | None = None
    search_span_days: float | None = None
    threshold_unit: str | None = None
    event_direction_model: str | None = None
    thresholds_deg: dict[str, float] | None = None
    luminary_policy: str | None = None
    dignity_interpretation: str | None = None
    recommendation_language: str | None = None
    stage_sequence: list[str]


class GenericPhenomenaSolarConditionTruthResponse(Answer):
    body: str
    jd_ut: float
    present: bool
    condition: Literal["cazimi", "combust", "under_sunbeams", None] | None = None
    label: str | None = None
    score: int
    distance_from_sun: float | None = None
    """difference of apparent longitude; null for the Sun and the Moon"""
    distance_unit: str | None = None


class GeoJsonGeometry(Answer):
    type: Literal["Point", "LineString", "MultiLineString", "Polygon", "MultiPolygon"]
    coordinates: list[Any]
    """as the type asks; longitude first"""


class GeoJsonFeature(Answer):
    type: Literal["Feature"]
    geometry: GeoJsonGeometry
    properties: dict[str, Any]


class GeoJsonFeatureCollection(Answer):
    type: Literal["FeatureCollection"]
    features: list[GeoJsonFeature]


class GeodeticChartBackedChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    geo_longitude: float
    """geodetic longitude, degrees east"""
    geo_latitude: float
    """geodetic latitude, degrees north; the poles are excluded"""
    zodiac: Literal["tropical", "sidereal"] | None = None
    """zodiac of the longitudes in request and answer"""
    anchor: Literal["tropical", "sidereal"] | None = None
    """with the sidereal zodiac: the zodiac with 0 Aries on the meridian of Greenwich. tropical: tropical geodetic longitudes, expressed in sidereal degrees; sidereal: 0 Aries of the sidereal zodiac at Greenwich"""
    ayanamsa_system: str | None = None
    """ayanamsa of the sidereal zodiac (Lahiri: authI), from the true equinox; required for the sidereal zodiac"""


class GeodeticChartBackedEquivalentsRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    geo_longitude: float
    """geodetic longitude, degrees east"""
    geo_latitude: float
    """geodetic latitude, degrees north; the poles are excluded"""
    zodiac: Literal["tropical", "sidereal"] | None = None
    """zodiac of the longitudes in request and answer"""
    anchor: Literal["tropical", "sidereal"] | None = None
    """with the sidereal zodiac: the zodiac with 0 Aries on the meridian of Greenwich. tropical: tropical geodetic longitudes, expressed in sidereal degrees; sidereal: 0 Aries of the sidereal zodiac at Greenwich"""
    ayanamsa_system: str | None = None
    """ayanamsa of the sidereal zodiac (Lahiri: authI), from the true equinox; required for the sidereal zodiac"""
    bodies: list[str] | None = None
    """default: Sun to Pluto"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """centre of the longitudes: the place or the centre of the Earth"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
    near: NearPlaceRequest | None = None


class GeodeticChartResponse(Answer):
    geo_latitude: float
    geo_longitude: float
    mc: float
    """geodetic midheaven in the zodiac of the request, degrees"""
    asc: float
    """geodetic ascendant in the zodiac of the request, degrees"""
    obliquity: float
    zodiac: Literal["tropical", "sidereal"]
    ayanamsa_deg: float


class GeodeticProvenanceResponse(Answer):
    requested_datetime: str | None = None
    normalized_datetime_utc: str | None = None
    jd_ut: float | None = None
    jd_tt: float | None = None
    obliquity_deg: float | None = None
    zodiac: Literal["tropical", "sidereal"]
    anchor: Literal["tropical", "sidereal"]
    """zodiac with 0 Aries on the meridian of Greenwich"""
    ayanamsa_system: str | None = None
    ayanamsa_deg: float
    requested_bodies: list[str] | None = None
    returned_bodies: list[str]
    coordinate_source: Literal["direct_geographic_obliquity", "chart_epoch_obliquity", "direct_ecliptic_longitudes", "chart_tropical_longitudes", "chart_sidereal_longitudes"]
    stage_sequence: list[str]
    place_center: Literal["geocentric", "topocentric"] | None = None


class GeodeticChartEnvelopeResponse(Answer):
    chart: GeodeticChartResponse
    provenance: GeodeticProvenanceResponse
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class GeodeticDirectChartRequest(Request):
    zodiac: Literal["tropical", "sidereal"] | None = None
    """zodiac of the longitudes in request and answer"""
    anchor: Literal["tropical", "sidereal"] | None = None
    """with the sidereal zodiac: the zodiac with 0 Aries on the meridian of Greenwich. tropical: tropical geodetic longitudes, expressed in sidereal degrees; sidereal: 0 Aries of the sidereal zodiac at Greenwich"""
    ayanamsa_deg: float | None = None
    """tropical longitude minus sidereal longitude, degrees; required for the sidereal zodiac"""
    geo_longitude: float
    """geodetic longitude, degrees east"""
    geo_latitude: float
    """geodetic latitude, degrees north; the poles are excluded"""
    obliquity: float
    """obliquity of the ecliptic, degrees"""


class GeodeticDirectEquivalentsRequest(Request):
    zodiac: Literal["tropical", "sidereal"] | None = None
    """zodiac of the longitudes in request and answer"""
    anchor: Literal["tropical", "sidereal"] | None = None
    """with the sidereal zodiac: the zodiac with 0 Aries on the meridian of Greenwich. tropical: tropical geodetic longitudes, expressed in sidereal degrees; sidereal: 0 Aries of the sidereal zodiac at Greenwich"""
    ayanamsa_deg: float | None = None
    """tropical longitude minus sidereal longitude, degrees; required for the sidereal zodiac"""
    longitudes: dict[str, float]
    """longitudes by name in the zodiac of the request, degrees"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
    near: NearPlaceRequest | None = None


class GeodeticEquivalentResponse(Answer):
    body: str
    geographic_longitude: float
    """geographic longitude at which the degree of the body is the geodetic midheaven; degrees east, in [-180, 180)"""
    place_offset_deg: float | None = None
    """geographic longitude of the place minus that of the body, degrees; positive if the place is east of it"""
    nearest_angle: Literal["MC", "IC", None] | None = None
    """nearer of the two meridians of the body; null half way between them"""


class GeodeticEquivalentsResponse(Answer):
    equivalents: list[GeodeticEquivalentResponse]
    geojson: MapFeatureCollection | None = None
    geojson_error_km: float | None = None
    """no point of a line is farther than this from its GeoJSON, km"""
    near: LinesNearPlace | None = None
    provenance: GeodeticProvenanceResponse
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class OrbitTimeResponse(Answer):
    input_time_scale: str | None = None
    state_evaluation_scale: str | None = None
    output_time_scale: str | None = None
    jd_ut: float
    epoch_tt: float
    epoch_tdb: float
    delta_t_seconds: float
    tdb_minus_tt_seconds: float
    conversion: OrbitTimeConversionResponse


class OrbitalFrameConstructionResponse(Answer):
    frame: str
    routine: str
    router_branch: str
    precession_model: str | None
    obliquity_model: str
    nutation_model: str | None
    admitted_interval_tt: list[float] | None


class GeometricNodeProvenanceResponse(Answer):
    method: Literal["mean_elements", "geometric_osculating"]
    requested_body: str
    returned_body: str
    jd: float
    jd_scale: str
    frame: str
    coordinate_basis: str
    kernel_required: bool
    kernel_source: str
    validity_note: str
    source_module: str | None = None
    stage_sequence: list[str]
    center: str
    body_naif_id: int
    body_kind: str
    time: OrbitTimeResponse
    gravity: OrbitalGravityResponse
    frame_construction: OrbitalFrameConstructionResponse
    state_source: OrbitalStateSourceResponse
    singularity_policy: str
    undefined_element_policy: str


class GeometricNodeRequest(Request):
    body: str
    """a planet, Mercury to Pluto, or a small body by name"""
    jd_ut: float
    """Julian day, UT1"""


class OrbitalNodeResponse(Answer):
    body: str
    ascending_node: float
    descending_node: float
    perihelion: float
    """ecliptic longitude of the perihelion, degrees"""
    aphelion: float
    inclination: float
    eccentricity: float
    semi_major_axis: float
    """au"""
    perihelion_latitude: float
    """ecliptic latitude of the perihelion, degrees"""
    longitude_of_perihelion: float
    """longitude of perihelion as in tables of elements: node + argument of perihelion, degrees"""


class GeometricNodeResponse(Answer):
    node: OrbitalNodeResponse
    provenance: GeometricNodeProvenanceResponse
    computation_basis: ComputationBasis


class GrahaYuddhaResponse(Answer):
    victor: str
    loser: str
    separation_deg: float
    shashtiamsas_transferred: float | None


class HarmogramBoundsResponse(Answer):
    max_positions: int | None = None
    max_relational_positions: int | None = None
    max_harmonic: int | None = None
    max_domain_width: int | None = None
    max_trace_samples: int | None = None
    max_trace_cells: int | None = None
    min_intensity_sample_count: int | None = None
    max_intensity_sample_count: int | None = None
    max_orb_width_deg: float | None = None


class HarmogramComponentResponse(Answer):
    harmonic: int
    amplitude: float
    phase_deg: float
    """phase in [0, 360); 0 if the amplitude is below 1e-12"""


class HarmogramHarmonicDomainRequest(Request):
    """range of harmonics from start to stop, at most 32"""

    harmonic_start: int | None = None
    harmonic_stop: int | None = None


class HarmogramHarmonicDomainResponse(Answer):
    harmonic_start: int
    harmonic_stop: int
    harmonics: list[int]


class HarmogramIntensityPolicyRequest(Request):
    family: Literal["cosine_bell_harmonic_aspects", "top_hat_harmonic_aspects", "triangular_harmonic_aspects", "gaussian_harmonic_aspects"] | None = None
    """shape of the peaks"""
    include_conjunction: bool | None = None
    harmonic_domain: HarmogramHarmonicDomainRequest | None = None
    orb_width_deg: float | None = None
    """width at harmonic 1, degrees; it is divided by the harmonic number"""
    gaussian_width_parameter_mode: Literal["sigma", "fwhm"] | None = None
    gaussian_width_deg: float | None = None
    """width at harmonic 1, degrees; it is divided by the harmonic number"""
    sample_count: int | None = None
    """number of samples of the circle in the discrete spectrum"""


class HarmogramIntensityPolicyResponse(Answer):
    family: str
    include_conjunction: bool
    orb_mode: str
    orb_scaling_mode: str
    symmetry_mode: str
    normalization_mode: str
    harmonic_domain: HarmogramHarmonicDomainResponse
    orb_width_deg: float
    gaussian_width_parameter_mode: str
    gaussian_width_deg: float | None
    sample_count: int


class HarmogramIntensitySpectrumResponse(Answer):
    harmonic_number: int
    policy: HarmogramIntensityPolicyResponse
    realization_mode: str
    harmonic_zero_amplitude: float
    components: list[HarmogramComponentResponse]


class HarmogramProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    input_position_owner: str | None = None
    chart_sampling_owner: str | None = None
    interpretation_owner: str | None = None
    output_bound_policy: str | None = None
    stage_sequence: list[str]
    bounds: HarmogramBoundsResponse | None = None


class HarmogramIntensitySpectrumEnvelopeResponse(Answer):
    spectrum: HarmogramIntensitySpectrumResponse
    provenance: HarmogramProvenanceResponse


class HarmogramIntensitySpectrumRequest(Request):
    harmonic_number: int
    policy: HarmogramIntensityPolicyRequest | None = None


class HarmogramPartsPolicyRequest(Request):
    pair_construction_mode: Literal["ordered", "unordered"] | None = None
    self_pair_mode: Literal["include", "exclude"] | None = None


class HarmogramPartsPolicyResponse(Answer):
    pair_construction_mode: str
    self_pair_mode: str


class HarmogramPositionRequest(Request):
    name: str
    degree: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""


class HarmogramProjectionTermResponse(Answer):
    harmonic: int
    source_amplitude: float
    source_phase_deg: float
    intensity_amplitude: float
    intensity_phase_deg: float
    signed_contribution: float


class HarmogramProjectionDetailResponse(Answer):
    normalization_mode: str
    realization_mode: str
    harmonic_zero_contribution: float
    total_strength: float
    terms: list[HarmogramProjectionTermResponse]


class HarmogramVectorPolicyResponse(Answer):
    normalization_mode: str
    harmonic_domain: HarmogramHarmonicDomainResponse


class HarmogramSourceVectorResponse(Answer):
    source_kind: Literal["point_set", "zero_aries_parts"]
    vector_policy: HarmogramVectorPolicyResponse
    body_names: list[str] | None = None
    point_count: int | None = None
    parts_policy: HarmogramPartsPolicyResponse | None = None
    source_body_names: list[str] | None = None
    target_body_names: list[str] | None = None
    parts_count: int | None = None
    harmonic_zero_amplitude: float
    components: list[HarmogramComponentResponse]


class HarmogramProjectionEnvelopeResponse(Answer):
    source_vector: HarmogramSourceVectorResponse
    intensity_spectrum: HarmogramIntensitySpectrumResponse
    projection: HarmogramProjectionDetailResponse
    provenance: HarmogramProvenanceResponse


class HarmogramVectorPolicyRequest(Request):
    normalization_mode: Literal["raw_sum", "mean_resultant"] | None = None
    harmonic_domain: HarmogramHarmonicDomainRequest | None = None


class HarmogramProjectionRequest(Request):
    positions: list[HarmogramPositionRequest] | None = None
    source_positions: list[HarmogramPositionRequest] | None = None
    target_positions: list[HarmogramPositionRequest] | None = None
    parts_policy: HarmogramPartsPolicyRequest | None = None
    vector_policy: HarmogramVectorPolicyRequest | None = None
    harmonic_number: int
    intensity_policy: HarmogramIntensityPolicyRequest | None = None


class HarmogramTracePolicyResponse(Answer):
    trace_family: str
    output_mode: str
    chart_domain: str
    point_set_policy: HarmogramVectorPolicyResponse
    parts_policy: HarmogramPartsPolicyResponse
    intensity_policy: HarmogramIntensityPolicyResponse
    sample_count: int


class HarmogramTraceSampleResponse(Answer):
    sample_index: int
    sample_time: float
    source_vector: HarmogramSourceVectorResponse
    projection: HarmogramProjectionDetailResponse
    total_strength: float


class HarmogramTraceSeriesResponse(Answer):
    harmonic_number: int
    intensity_spectrum: HarmogramIntensitySpectrumResponse
    samples: list[HarmogramTraceSampleResponse]
    strengths: list[float]


class HarmogramTraceEnvelopeResponse(Answer):
    policy: HarmogramTracePolicyResponse
    interval_start: float
    interval_stop: float
    sample_times: list[float]
    series: list[HarmogramTraceSeriesResponse]
    series_count: int
    provenance: HarmogramProvenanceResponse


class HarmogramTraceSampleRequest(Request):
    time: float
    """time of the sample in any unit; strictly increasing"""
    positions: list[HarmogramPositionRequest] | None = None
    transit_positions: list[HarmogramPositionRequest] | None = None
    directed_positions: list[HarmogramPositionRequest] | None = None
    progressed_positions: list[HarmogramPositionRequest] | None = None
    natal_positions: list[HarmogramPositionRequest] | None = None


class HarmogramTraceRequest(Request):
    samples: list[HarmogramTraceSampleRequest]
    harmonic_numbers: list[int] | None = None
    """default: 1. Samples x harmonics at most 256"""
    trace_family: Literal["dynamic_zero_aries_parts", "transit_to_natal_zero_aries_parts", "directed_to_natal_zero_aries_parts", "progressed_to_natal_zero_aries_parts"] | None = None
    output_mode: Literal["single_harmonic", "multi_harmonic_family"] | None = None
    point_set_policy: HarmogramVectorPolicyRequest | None = None
    parts_policy: HarmogramPartsPolicyRequest | None = None
    intensity_policy: HarmogramIntensityPolicyRequest | None = None


class HarmogramVectorEnvelopeResponse(Answer):
    vector: HarmogramSourceVectorResponse
    provenance: HarmogramProvenanceResponse


class HarmogramVectorRequest(Request):
    positions: list[HarmogramPositionRequest]
    policy: HarmogramVectorPolicyRequest | None = None


class HarmogramZeroAriesVectorRequest(Request):
    positions: list[HarmogramPositionRequest] | None = None
    source_positions: list[HarmogramPositionRequest] | None = None
    target_positions: list[HarmogramPositionRequest] | None = None
    parts_policy: HarmogramPartsPolicyRequest | None = None
    vector_policy: HarmogramVectorPolicyRequest | None = None


class HarmonicAgeChartRequest(Request):
    longitudes: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    jd_birth: float
    """Julian day UT1 of birth"""
    jd_now: float
    """Julian day UT1 of the requested time; not before birth"""


class HarmonicAspectResponse(Answer):
    planet_a: str
    planet_b: str
    harmonic: int
    orb: float
    separation: float


class HarmonicOrbPolicyRequest(Request):
    scaling_mode: Literal["authQ_inverse_harmonic"] | str | None = None


class HarmonicAspectsRequest(Request):
    longitudes: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    orb: float | None = None
    """O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H"""
    orb_policy: HarmonicOrbPolicyRequest | None = None
    max_harmonic: int | None = None
    """last harmonic of the range 1 to max_harmonic"""


class HarmonicsBoundsResponse(Answer):
    max_body_count: int | None = None
    max_composite_body_count: int | None = None
    max_harmonic: int | None = None
    default_max_harmonic: int | None = None
    max_orb: float | None = None
    max_label_length: int | None = None


class HarmonicOrbPolicyResponse(Answer):
    scaling_mode: str
    reference_harmonic: float
    reference_orb_deg: float
    """O_1: orb of harmonic 1, degrees"""
    projected_orb_limit_deg: float | None = None
    """largest distance on the harmonic circle: O_1"""
    source_orb_limit_deg: float | None = None
    """largest distance on the zodiac: O_1 / H"""
    resolved_harmonic: float | None = None
    authority: str
    source_locator: str
    formula: str
    continuous_extension: bool | None = None
    """true if the harmonic is not an integer, which extends the rule"""
    request_mode: str


class HarmonicProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    input_longitude_owner: str | None = None
    chart_construction_owner: str | None = None
    formula_basis: str | None = None
    harmonic_kind: str
    longitude_origin: str | None = None
    input_branch: str | None = None
    preset_name: str | None = None
    preset_description: str | None = None
    bounds: HarmonicsBoundsResponse | None = None
    stage_sequence: list[str]
    jd_birth: float | None = None
    jd_now: float | None = None
    age_harmonic_basis: str | None = None
    orb_policy: HarmonicOrbPolicyResponse | None = None
    note: str | None = None


class HarmonicAspectsResponse(Answer):
    aspects: list[HarmonicAspectResponse]
    max_harmonic: int
    orb: float
    input_count: int
    provenance: HarmonicProvenanceResponse


class HarmonicPresetResponse(Answer):
    harmonic: int
    name: str
    description: str


class HarmonicCatalogResponse(Answer):
    presets: list[HarmonicPresetResponse]
    count: int
    bounds: HarmonicsBoundsResponse | None = None
    provenance: HarmonicProvenanceResponse


class HarmonicChartRequest(Request):
    longitudes: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    harmonic: float
    """number H of the harmonic; a non-integer H multiplies the longitude in [0, 360)"""


class HarmonicPositionResponse(Answer):
    body: str
    natal_longitude: float
    harmonic_longitude: float
    harmonic: float
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""


class HarmonicChartResponse(Answer):
    positions: list[HarmonicPositionResponse]
    requested_harmonic: float
    effective_harmonic: float
    harmonic_kind: str
    input_count: int
    provenance: HarmonicProvenanceResponse


class HarmonicCompositeRequest(Request):
    longitudes_a: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    longitudes_b: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    harmonic: float
    """number H of the harmonic; a non-integer H multiplies the longitude in [0, 360)"""
    orb: float | None = None
    """O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H"""
    orb_policy: HarmonicOrbPolicyRequest | None = None
    label_a: str | None = None
    """prefix of the points of chart A; without a colon"""
    label_b: str | None = None
    """prefix of the points of chart B; without a colon"""


class HarmonicConjunctionResponse(Answer):
    planet_a: str
    planet_b: str
    harmonic: float
    orb: float
    """distance on the harmonic circle, degrees"""
    longitude: float
    """midpoint on the harmonic circle, degrees"""


class HarmonicCompositeResponse(Answer):
    conjunctions: list[HarmonicConjunctionResponse]
    requested_harmonic: float
    effective_harmonic: float
    orb: float
    label_a: str
    label_b: str
    input_count_a: int
    input_count_b: int
    provenance: HarmonicProvenanceResponse


class HarmonicConjunctionRequest(Request):
    longitudes: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    harmonic: float
    """number H of the harmonic; a non-integer H multiplies the longitude in [0, 360)"""
    orb: float | None = None
    """O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H"""
    orb_policy: HarmonicOrbPolicyRequest | None = None


class HarmonicConjunctionsResponse(Answer):
    conjunctions: list[HarmonicConjunctionResponse]
    requested_harmonic: float
    effective_harmonic: float
    orb: float
    input_count: int
    provenance: HarmonicProvenanceResponse


class HarmonicSweepEntryResponse(Answer):
    harmonic: int
    score: float
    n_conjunctions: int
    largest_cluster: int


class HarmonicFingerprintResponse(Answer):
    sweep: list[HarmonicSweepEntryResponse]
    dominant: list[int]
    total_score: float
    peak_harmonic: int
    """0 if every score is 0"""
    peak_score: float
    max_harmonic: int
    orb: float
    bounds: HarmonicsBoundsResponse | None = None
    provenance: HarmonicProvenanceResponse


class HarmonicPatternScoreResponse(Answer):
    pattern_score: float
    conjunctions: list[HarmonicConjunctionResponse]
    cluster_sizes: list[int]
    score: float
    requested_harmonic: float
    effective_harmonic: float
    orb: float
    input_count: int
    provenance: HarmonicProvenanceResponse


class HarmonicSweepRequest(Request):
    longitudes: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    orb: float | None = None
    """O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H"""
    orb_policy: HarmonicOrbPolicyRequest | None = None
    max_harmonic: int | None = None
    """last harmonic of the range 1 to max_harmonic"""


class HarmonicSweepResponse(Answer):
    entries: list[HarmonicSweepEntryResponse]
    max_harmonic: int
    orb: float
    input_count: int
    bounds: HarmonicsBoundsResponse | None = None
    provenance: HarmonicProvenanceResponse


class HarmonicTransitForecastPolicyResponse(Answer):
    harmonics: list[int]
    modes: list[str]
    orb_policy: HarmonicOrbPolicyResponse
    minimum_observed_duration_days: float
    maximum_sample_gap_days: float


class HarmonicTransitForecastProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str | None = None
    forecast_family: str | None = None
    input_longitude_owner: str | None = None
    chart_construction_owner: str | None = None
    time_basis: str | None = None
    geometry: str | None = None
    evaluation_scope: str
    claim_boundary: str
    source_locators: list[str]
    bounds: dict[str, int]


class HarmonicTransitSampleRequest(Request):
    jd_ut: float
    """Julian day, UT1"""
    longitudes: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""


class HarmonicTransitForecastRequest(Request):
    natal_longitudes: dict[str, float]
    """ecliptic longitudes by point name, degrees; reduced to [0, 360)"""
    transit_samples: list[HarmonicTransitSampleRequest]
    """in strictly increasing order of time, with the same bodies in each sample"""
    harmonics: list[int]
    modes: list[Literal["one_transit_two_natal", "two_transits_one_natal"]] | None = None
    """default: both"""
    orb: float | None = None
    """O_1: largest distance on the harmonic circle, degrees; on the zodiac this is O_1 / H, so do not divide it by H"""
    orb_policy: HarmonicOrbPolicyRequest | None = None
    minimum_observed_duration_days: float | None = None
    """windows that last less are omitted; days"""
    maximum_sample_gap_days: float | None = None
    """a longer gap between consecutive samples ends a window; days"""


class HarmonicTransitMemberIdentityResponse(Answer):
    origin: str
    body: str


class HarmonicTransitMemberResponse(Answer):
    body: str
    origin: Literal["natal", "transit"]
    source_longitude_deg: float
    projected_longitude_deg: float


class HarmonicTransitPatternSampleResponse(Answer):
    sample_index: int
    jd_ut: float
    harmonic: int
    mode: str
    members: list[HarmonicTransitMemberResponse]
    projected_spread_deg: float
    """smallest arc of the harmonic circle that contains all three members, degrees"""
    source_residual_spread_deg: float
    projected_orb_limit_deg: float
    source_orb_limit_deg: float


class HarmonicTransitWindowResponse(Answer):
    harmonic: int
    mode: str
    member_identities: list[HarmonicTransitMemberIdentityResponse]
    first_sampled_jd_ut: float
    peak_sampled_jd_ut: float
    """time of the sample with the smallest arc"""
    last_sampled_jd_ut: float
    observed_duration_days: float
    sample_count: int
    samples: list[HarmonicTransitPatternSampleResponse]


class HarmonicTransitForecastResponse(Answer):
    windows: list[HarmonicTransitWindowResponse]
    window_count: int
    natal_bodies: list[str]
    transit_bodies: list[str]
    transit_sample_count: int
    policy: HarmonicTransitForecastPolicyResponse
    provenance: HarmonicTransitForecastProvenanceResponse


class HealthResponse(Answer):
    status: str


class HeliacalAbsenceResponse(Answer):
    status: Literal["not_found"]
    reason: Literal["not_of_this_body", "too_faint", "never_rises", "circumpolar", "no_twilight", "not_in_window"]
    message: str
    body: str
    kind: Literal["heliacal_rising", "heliacal_setting", "evening_first", "morning_last", "acronychal_rising", "acronychal_setting", "cosmic_rising", "cosmic_setting"]
    """heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: for Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is visible, for stars and for planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is visible, not for the Moon; cosmic_rising: cosmical rising, first morning on which the body rises with the Sun or before it, visible or not, for planets and stars; cosmic_setting: cosmical setting, first morning on which the setting is visible, for stars and for planets outside the orbit of the Earth"""
    searched_from_jd_ut: float
    searched_to_jd_ut: float
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""
    computation_basis: ComputationBasis


class HeliacalPlanetEventRequest(Request):
    body: str
    """Mercury ... Neptune"""
    kind: Literal["heliacal_rising", "heliacal_setting", "evening_first", "morning_last", "acronychal_rising", "acronychal_setting"]
    """heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: for Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is visible, for stars and for planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is visible, not for the Moon"""
    jd_start: float
    """start of the search, Julian day UT1"""
    lat: float
    """geodetic latitude, degrees north"""
    lon: float
    """geodetic longitude, degrees east"""
    search_days: int | None = None
    """the event is strictly after jd_start and before jd_start plus this number of days"""
    model: Literal["arcus_visionis", "arcus_visionis_wide", "schaefer_1993"] | None = None
    """criterion of the main fields: arcus visionis, a depression of the Sun that depends on the magnitude (the legacy table of 5 to 14.5 degrees, or a wider one of 5 to 18), or schaefer_1993 (Schaefer 1993), brightness of target and sky (extinction, twilight, Moon and the threshold of the eye); by_physics always has the result of schaefer_1993"""
    elevation_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    horizon_altitude_deg: float | None = None
    """apparent altitude of the skyline, degrees"""
    extinction_coefficient_k: float | None = None
    """extinction coefficient, V magnitudes per air mass, for the physical model"""
    explain_absence: bool | None = None
    """true: without an event, an object with the reason instead of null"""


class HellenisticAdherenceTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    subject: str
    orb_deg: float
    adhered: bool | None
    partner: str | None
    distance_deg: float | None
    motion_state: Literal["applying", "separating", "exact", None]
    reason: str | None = None


class HellenisticAspectClassificationResponse(Answer):
    domain: str
    tier: str
    family: str


class HellenisticDirectionTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    aspect_angle_deg: float | None
    forward_arc_body1_to_body2_deg: float
    direction: Literal["sinister", "dexter", None]
    reason: str | None


class HellenisticOvercomingTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    body1_sign_index: int
    """0 Aries ... 11 Pisces"""
    body2_sign_index: int
    body1_place_from_body2: int
    """place by sign (1 to 12) of body1 counted from body2"""
    body2_place_from_body1: int
    relation: Literal["body1_overcomes_body2", "body2_overcomes_body1", "neither"]
    reason: str | None


class HellenisticSuperiorityTruthResponse(Answer):
    body1: str
    body2: str
    longitude1: float
    longitude2: float
    direction_truth: HellenisticDirectionTruthResponse
    overcoming_truth: HellenisticOvercomingTruthResponse


class HellenisticAspectProfileResponse(Answer):
    body1: str
    body2: str
    aspect: str
    symbol: str
    angle: float
    separation: float
    sign_degree1: int
    sign_degree2: int
    classification: HellenisticAspectClassificationResponse
    superiority_truth: HellenisticSuperiorityTruthResponse


class HellenisticAspectProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    doctrine: str
    ephemeris: str | None = None
    chart_motion: str | None = None
    position_semantics: str | None = None
    source_refs: list[str]
    stage_sequence: list[str]


class HellenisticTestimonyWitnessResponse(Answer):
    body: str
    aspect: str
    angle_deg: float
    superiority: HellenisticSuperiorityTruthResponse


class HellenisticTestimonyTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    subject: str
    witnesses: list[HellenisticTestimonyWitnessResponse]
    averse_bodies: list[str]
    reason: str | None = None


class HellenisticPlanetOvercomingTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    subject: str
    overcame_by: list[str]
    overcomes: list[str]
    receipts: list[HellenisticSuperiorityTruthResponse]
    reason: str | None = None


class HellenisticRayTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    subject: str
    reason: str


class HellenisticAssembleConditionResponse(Answer):
    subject: str
    testimony: HellenisticTestimonyTruthResponse
    overcoming: HellenisticPlanetOvercomingTruthResponse
    enclosure: BesiegingTruthResponse
    adherence: HellenisticAdherenceTruthResponse
    ray: HellenisticRayTruthResponse
    provenance: HellenisticAspectProvenanceResponse


class HellenisticDecennialPolicyRequest(Answer):
    start_lord_basis: Literal["sect_light"] | None = None
    sequence_mode: Literal["zodiacal_from_sect_light"] | None = None
    subperiod_mode: Literal["rotated_minor_months"] | None = None
    major_months: Literal[129] | None = None
    month_basis_days: Literal[30] | None = None
    time_basis: Literal["valens_lived_days_to_360_day_distribution"] | None = None
    calendar_projection_basis: Literal["elapsed_julian_days_from_natal_jd"] | None = None
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""


class HellenisticZRYearPolicyRequest(Answer):
    year_days: Literal[360] | None = None


class HellenisticRevivalPolicyRequest(Answer):
    dual_zr: bool | None = None
    """add the zodiacal releasing from Fortune"""
    zr_peak_grades: bool | None = None
    """grade each active period by the angularity of its sign from Fortune"""
    zr_display_levels: int | None = None
    """levels of the releasing from Fortune"""
    sign_per_month_profections: bool | None = None
    """add monthly profections, one sign for each month from the sign of the year"""
    label_overlays: bool | None = None
    """add explanations of the labels in this profile"""


class HellenisticProfileOverlaysRequest(Answer):
    supporting_lots: bool | None = None
    """add all other Hellenistic lots, and the lots with an ingredient that the request gives"""
    assemble_condition: bool | None = None
    """add testimony, overcoming, enclosure and adherence of each planet"""
    twelfth_parts: bool | None = None
    """add the twelfth-part (dodecatemorion) of each planet"""


class HellenisticProfilePolicyRequest(Answer):
    dignity: DignityComputationPolicyRequest | None = None
    lots: LotsComputationPolicyRequest | None = None
    triplicity_doctrine: Literal["dorothean_pingree_1976"] | None = None
    bounds: EgyptianBoundsPolicyRequest | None = None
    decennials: HellenisticDecennialPolicyRequest | None = None
    zr_year: HellenisticZRYearPolicyRequest | None = None
    activation_orb_deg: float | None = None
    """largest distance of an activated body from the profected Ascendant, degrees"""
    leap_day_policy: Literal["february_28", "march_1", None] | None = None
    """birthday in common years after a birth on 29 February; required for such a birth"""
    monthly_profection_interval_policy: Literal["equal_twelfths_of_civil_anniversary_year", "ptolemaic_28_days"] | None = None
    """months of the year: twelve equal parts (Valens IV.11), or 28 days for each sign from the sign of the year (Ptolemy IV.10)"""
    profection_ambiguous_time_policy: Literal["earlier_occurrence", "later_occurrence", None] | None = None
    """which occurrence counts where the local time of a birthday occurs twice"""
    zr_lot_name: Literal["Spirit", "Fortune", "Eros", "Necessity"] | None = None
    zr_levels: int | None = None
    use_loosing_of_bond: bool | None = None
    revival: HellenisticRevivalPolicyRequest | None = None
    overlays: HellenisticProfileOverlaysRequest | None = None


class HellenisticChartProfileRequest(Request):
    natal_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    current_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    civil_timezone: str | None = None
    """IANA time zone of the birthdays; default: the offset of natal.dt"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    syzygy: float | None = None
    """longitude of the syzygy before birth, degrees"""
    prenatal_new_moon: float | None = None
    """longitude of the new moon before birth, degrees"""
    prenatal_full_moon: float | None = None
    """longitude of the full moon before birth, degrees"""
    lord_of_hour: float | None = None
    """longitude of the planet that rules the hour, degrees"""
    deep_subdivision_method: None = None
    """deprecated; levels 3 and 4 are not available, so only null is accepted"""
    policy: HellenisticProfilePolicyRequest | None = None


class HellenisticObserverContextResponse(Answer):
    latitude: float | None
    longitude: float | None
    elevation_m: float | None
    source: str


class HellenisticPlanetaryJoyTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    planet: str
    actual_house: int
    joy_house: int | None
    matched: bool | None
    reason: str | None


class TriplicityAssignmentResponse(Answer):
    sign: str
    doctrine: Literal["dorothean_pingree_1976"]
    """three rulers of each element (Dorotheus I.1, ed. Pingree 1976)"""
    is_day_chart: bool
    day_ruler: str
    night_ruler: str
    participating_ruler: str
    active_ruler: str
    """ruler of the sect of the chart"""
    signs: list[str]
    element: Literal["fire", "earth", "air", "water"]
    inactive_ruler: str
    has_participating_overlap: bool
    """whether the participating ruler is also the day or night ruler"""


class TwelfthPartResponse(Answer):
    body: str
    occupied_sign: str
    occupied_sign_degree: float
    slice_index: int
    twelfth_part_sign: str
    projected_longitude: float
    source_longitude: float


class HellenisticPlanetProfileResponse(Answer):
    planet: str
    longitude: float
    sign: str
    house: int
    is_retrograde: bool
    essential_components: list[EssentialDignityComponentTruthResponse]
    sect_truth: SectTruthResponse
    joy_truth: HellenisticPlanetaryJoyTruthResponse
    solar_proximity_truth: SolarProximityTruthResponse
    planetary_solar_phase_truth: PlanetarySolarPhaseTruthResponse
    besieging_truth: BesiegingTruthResponse
    receptions: list[PlanetaryReceptionResponse]
    triplicity_assignment: TriplicityAssignmentResponse
    bound_truth: EgyptianBoundTruthResponse
    face: DecanatePositionResponse
    assemble_condition: HellenisticAssembleConditionResponse | None = None
    twelfth_part: TwelfthPartResponse | None = None


class HellenisticLotProfileResponse(Answer):
    name: str
    longitude: float
    formula: str | None = None
    category: str | None = None
    description: str | None = None
    computation_truth: ArabicPartComputationTruthResponse | None = None
    dependency_completeness: LotDependencyCompletenessTruthResponse | None = None
    astrological_condition_truth: LotAstrologicalConditionTruthResponse | None = None


class LotNotEvaluableResponse(Answer):
    name: str
    category: str
    projector_key: str
    requested_add_key: str
    requested_sub_key: str
    effective_add_key: str
    effective_sub_key: str
    missing_references: list[str]
    status: Literal["evaluated", "partial", "not_evaluable"]
    reason: str


class ProfectionActivationBodyTruthResponse(Answer):
    body: str
    natal_longitude: float
    distance_from_profected_asc_deg: float
    activated: bool


class ProfectionActivationTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    profected_asc_lon: float
    activation_orb_deg: float
    body_truths: list[ProfectionActivationBodyTruthResponse]
    reason: str | None


class MonthlyProfectionIntervalResponse(Answer):
    month_index: int
    profected_longitude: float
    sign: str
    lord_of_month: str
    start_utc: str
    end_utc: str
    start_jd: float
    end_jd: float
    active: bool


class ProfectionChronologyResponse(Answer):
    age_years: int
    civil_timezone: str
    """IANA zone, or the offset of natal.dt (UTC, +02:00)"""
    timezone_data_source: Literal["caller_supplied_tzinfo", "iana_time_zone_database"]
    timezone_data_version: str | None
    interval_policy: Literal["equal_twelfths_of_civil_anniversary_year", "ptolemaic_28_days"]
    """months of the year: twelve equal parts (Valens IV.11), or 28 days for each sign from the sign of the year (Ptolemy IV.10)"""
    ambiguous_time_policy: Literal["earlier_occurrence", "later_occurrence", None]
    """which occurrence counts where the local time of a birthday occurs twice"""
    ambiguous_time_resolution_applied: bool
    method: Literal["computational_projection"]
    boundary_semantics: Literal["start_inclusive_end_exclusive"]
    leap_day_policy: Literal["february_28", "march_1", None]
    """birthday in common years after a birth on 29 February; required for such a birth"""
    query_utc: str
    query_jd: float
    """Julian day UT1, like the other Julian days here"""
    annual_start_utc: str
    annual_end_utc: str
    annual_start_jd: float
    annual_end_jd: float
    active_month_index: int
    intervals: list[MonthlyProfectionIntervalResponse]


class ProfectionResultResponse(Answer):
    age_years: int
    profected_house: int
    profected_asc_lon: float
    """natal Ascendant plus 30 degrees for each year, degrees in [0, 360)"""
    profected_sign: str
    lord_of_year: str
    activated_planets: list[str]
    monthly_lords: list[str]
    age_basis: Literal["explicit_completed_age", "civil_anniversary"]
    leap_day_policy: Literal["february_28", "march_1", None]
    """birthday in common years after a birth on 29 February; required for such a birth"""
    activation_truth: ProfectionActivationTruthResponse
    chronology: ProfectionChronologyResponse | None
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class HellenisticDecennialSnapshotResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    sequence_truth: DecennialSequenceAssemblyTruthResponse
    active_periods: list[DecennialPeriodResponse]
    reason: str | None


class ZRFortuneAngularityTruthResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    period_sign: str
    fortune_sign: str | None
    angularity_from_fortune: int | None
    """place by whole signs from the sign of Fortune"""
    angularity_class: Literal["angular", "succedent", "cadent", None]
    is_peak_period: bool | None
    reason: str | None


class ZRReleasingPeriodResponse(Answer):
    level: int
    level_name: str
    sign: str
    ruler: str
    years: float
    """years of 360 days"""
    days: float
    lot_name: Literal["Spirit", "Fortune", "Eros", "Necessity"]
    is_loosing_of_bond: bool
    """whether the loosing of the bond begins this period"""
    is_peak_period: bool
    """whether the sign is angular from Fortune; false without fortune_longitude"""
    angularity_from_fortune: int | None
    """place by whole signs from the sign of Fortune"""
    angularity_class: Literal["angular", "succedent", "cadent", None]
    use_loosing_of_bond: bool
    start_jd: float
    """Julian day UT1, included in the period"""
    end_jd: float
    """Julian day UT1, not included in the period"""
    start_date: str
    """UTC"""
    end_date: str
    """UTC"""
    fortune_angularity_truth: ZRFortuneAngularityTruthResponse


class HellenisticZodiacalReleasingSnapshotResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    lot_name: str
    source_lot_name: str
    lot_longitude: float | None
    fortune_longitude: float | None
    levels: int
    use_loosing_of_bond: bool
    active_periods: list[ZRReleasingPeriodResponse]
    reason: str | None
    peak_grades: list[Literal["peak", "intermediate", "low", "not_evaluable"]] | None = None


class HellenisticProfileNotEvaluableResponse(Answer):
    component: str
    subject: str
    reason: str


class HellenisticProfileProvenanceResponse(Answer):
    method_id: str
    lineage: str
    source_refs: list[str]
    input_semantics: str
    position_frame: str
    calendar_and_timescale: str
    engine_version: str | None
    kernel_id: str | None
    kernel_coverage: str | None
    derivation_or_evidence: str
    warnings: list[str]
    not_evaluable: list[HellenisticProfileNotEvaluableResponse]


class HellenisticSignPerMonthProfectionResponse(Answer):
    annual_sign: str
    annual_house: int
    lord_of_year: str
    monthly_signs: list[str]
    monthly_lords: list[str]
    caveat: str


class HellenisticOverlayLabelsResponse(Answer):
    detriment: str
    hayz: str
    activation_orb_deg: float
    monthly_interval: str
    caveats: list[str]


class HellenisticChartProfileResponse(Answer):
    layer: Literal["hellenistic"]
    natal_dt: str
    current_dt: str
    natal_jd: float
    """Julian day, UT1"""
    current_jd: float
    """Julian day, UT1"""
    house_system: Literal["W"]
    asc_longitude: float
    mc_longitude: float
    observer: HellenisticObserverContextResponse
    is_day_chart: bool
    sect_light: Literal["Sun", "Moon"]
    policy: HellenisticProfilePolicyRequest
    planets: list[HellenisticPlanetProfileResponse]
    aspects: list[HellenisticAspectProfileResponse]
    lots: list[HellenisticLotProfileResponse]
    lots_not_evaluable: list[LotNotEvaluableResponse]
    profection: ProfectionResultResponse
    decennials: HellenisticDecennialSnapshotResponse
    zodiacal_releasing: HellenisticZodiacalReleasingSnapshotResponse
    included_components: list[str]
    excluded_components: list[str]
    provenance: HellenisticProfileProvenanceResponse
    supporting_lots: list[HellenisticLotProfileResponse] | None = None
    supporting_lots_not_evaluable: list[LotNotEvaluableResponse] | None = None
    twelfth_parts: list[TwelfthPartResponse] | None = None
    zodiacal_releasing_fortune: HellenisticZodiacalReleasingSnapshotResponse | None = None
    sign_per_month_profection: HellenisticSignPerMonthProfectionResponse | None = None
    label_overlays: HellenisticOverlayLabelsResponse | None = None
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class HoraryBodyPlacementResponse(Answer):
    question_id: str
    body: str
    longitude_deg: float
    house: int
    latitude_deg: float
    """latitude of the place"""
    longitude_location_deg: float
    """longitude of the place"""
    geometry_source_id: str
    source_id: str
    source_mode: Literal["computed", "historical_source_chart_assignment"]
    jd_ut1: float | None
    """Julian day, UT1"""


class HoraryChartPolicyResponse(Answer):
    state: Literal["evaluated", "not_evaluable"]
    requested_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"]
    """a system that is undefined for the place and moment is refused, never replaced"""
    effective_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"]
    """a system that is undefined for the place and moment is refused, never replaced"""
    fallback: bool
    reason: str | None


class HoraryChartSectResponse(Answer):
    state: Literal["evaluated", "not_evaluable"]
    question_id: str
    jd_ut1: float | None
    """Julian day, UT1"""
    latitude_deg: float
    longitude_deg: float
    sect: Literal["day", "night", None]
    planetary_hour_source_id: str | None
    """null without planetary hours; the altitude of the Sun then decides the sect"""
    reason: str | None


class HorarySolarProximityResponse(Answer):
    question_id: str
    body: str
    truth: SolarProximityTruthResponse
    calculation_policy_id: str
    latitude_deg: float
    longitude_deg: float
    geometry_source_id: str
    source_id: str
    source_mode: Literal["computed", "historical_source_chart_assignment"]
    jd_ut1: float | None
    """Julian day, UT1"""
    source_component: str


class HoraryConsiderationInputsResponse(Answer):
    moon_placement: HoraryBodyPlacementResponse | None
    saturn_placement: HoraryBodyPlacementResponse | None
    first_ruler_solar_proximity: HorarySolarProximityResponse | None


class HoraryObservedValueResponse(Answer):
    name: str
    value: str | bool | int | float


class HoraryConsiderationResponse(Answer):
    rule_id: str
    state: Literal["satisfied", "caution", "not_applicable", "not_evaluable"]
    observed: list[HoraryObservedValueResponse]
    reason: str | None
    source_reference: str


class HoraryEvidenceProfileRequest(Request):
    question_id: str
    """identifier of the question, chosen by the caller"""
    question_instant: str
    """instant at which the question was proposed and the figure erected, ISO 8601 with offset"""
    stated_basis: Literal["question_proposed_and_figure_erected"]
    stated_basis_source: str
    """source of the stated instant"""
    source_calendar: Literal["gregorian"]
    source_instant_label: str
    """the instant as written in the source"""
    conversion_policy_id: str
    """conversion of the instant to UT1; only engine.julian.jd_from_datetime+utc_to_ut1:v1"""
    latitude_deg: float
    """geodetic latitude, degrees north"""
    longitude_deg: float
    """geodetic longitude, degrees east"""
    house_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"]
    """a system that is undefined for the place and moment is refused, never replaced"""
    perspective_path: list[int]
    """houses through which the figure is turned, each counted from the one before; empty for the radical figure"""
    terminal_topic_house: int
    """house of the matter, counted from the end of the path"""
    perfection_end: str | None = None
    """end of the perfection search, at most 31 days after the question; without it there is no search"""


class HoraryQuestionTimeResponse(Answer):
    state: Literal["evaluated", "not_evaluable"]
    stated_basis: Literal["question_proposed_and_figure_erected"]
    stated_basis_source: str
    source_calendar: Literal["gregorian"]
    source_instant_label: str
    normalized_instant: str
    """UTC"""
    normalized_jd_ut1: float
    """Julian day, UT1"""
    conversion_policy_id: str
    reason: None


class HoraryQuestionResponse(Answer):
    question_id: str
    latitude_deg: float
    longitude_deg: float
    time: HoraryQuestionTimeResponse
    perspective_path: list[int]
    terminal_topic_house: int


class HoraryHousePolicyResponse(Answer):
    house_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"]
    """a system that is undefined for the place and moment is refused, never replaced"""
    exact_system_required: Literal[True]


class HoraryHouseGeometryResponse(Answer):
    question_id: str
    latitude_deg: float
    longitude_deg: float
    source_id: str
    source_mode: Literal["computed", "historical_source_chart_assignment"]
    jd_ut1: float
    """Julian day, UT1"""
    house_cusps: HousesResponse


class HoraryTurnStepResponse(Answer):
    index: int
    kind: Literal["perspective", "terminal_topic"]
    from_radical_house: int
    counted_house: int
    resolved_radical_house: int


class HoraryTurnedHouseResponse(Answer):
    perspective_path: list[int]
    terminal_topic_house: int
    steps: list[HoraryTurnStepResponse]
    resolved_radical_house: int
    counting_semantics: Literal["inclusive_one_based_from_each_preceding_perspective"]


class HorarySignificatorEvidenceResponse(Answer):
    role: Literal["principal_querent", "querent_co_significator", "principal_quesited"]
    state: Literal["evaluated", "not_evaluable"]
    body: str | None
    radical_house: int | None
    cusp_longitude_deg: float | None
    sign: str | None
    reason: str | None
    source_reference: str


class HorarySignificatorSetResponse(Answer):
    state: Literal["evaluated", "not_evaluable"]
    principal_querent: HorarySignificatorEvidenceResponse
    querent_co_significator: HorarySignificatorEvidenceResponse
    principal_quesited: HorarySignificatorEvidenceResponse
    same_body_principals: bool | None
    reason: str | None


class HoraryPlanetaryHourResponse(Answer):
    question_id: str
    jd_ut1: float
    """Julian day, UT1"""
    latitude_deg: float
    longitude_deg: float
    source_id: str
    hour_ruler: str
    hour_number: int
    hour_start_jd: float
    """Julian day, UT1"""
    hour_end_jd: float
    """Julian day, UT1"""
    sunrise_jd: float
    """Julian day, UT1: by day the sunrise before the hour, by night the one after it"""
    sunset_jd: float
    """Julian day, UT1"""
    local_time_algorithm_id: str


class HoraryHourRuleResponse(Answer):
    rule_id: Literal["same_planet", "triplicity", "same_nature"]
    state: Literal["matched", "not_matched", "not_evaluable"]
    derived_by: str
    observed: list[HoraryObservedValueResponse]
    reason: str | None
    source_reference: str


class HoraryHourAgreementResponse(Answer):
    state: Literal["agrees", "does_not_agree", "not_evaluable"]
    ascendant_lord: str | None
    hour_ruler: str | None
    planetary_hour_receipt: HoraryPlanetaryHourResponse | None
    rules: list[HoraryHourRuleResponse]
    reason: str | None
    semantics: Literal["evidence_only_not_chart_rejection"]


class HoraryPerfectionSearchPolicyResponse(Answer):
    policy_id: str
    max_span_days: Literal[31]
    authority: str
    interval_selection: Literal["caller_supplied_start_and_end_preserved"]
    historical_duration_claim: Literal[False]


class HoraryPerfectionEvidenceResponse(Answer):
    state: Literal["composed", "not_evaluable"]
    principal_querent: str | None
    principal_quesited: str | None
    analysis: ClassicalPerfectionEvaluationResponse | None
    reason: str | None
    search_policy: HoraryPerfectionSearchPolicyResponse


class HoraryProvenanceResponse(Answer):
    lineage_id: Literal["lilly_1647_ca_books_i_ii_v1"]
    profile_version: Literal["1.0.0"]
    authority: str
    unresolved_policies: list[str]
    excluded_components: list[str]
    complete_horary_judgement: Literal[False]
    scoring: Literal["not_provided"]
    outcome_language: Literal["not_provided"]
    advice_language: Literal["not_provided"]


class HoraryEvidenceProfileResponse(Answer):
    question: HoraryQuestionResponse
    house_policy: HoraryHousePolicyResponse
    house_geometry: HoraryHouseGeometryResponse
    chart_policy: HoraryChartPolicyResponse
    turned_house: HoraryTurnedHouseResponse
    significators: HorarySignificatorSetResponse
    chart_sect: HoraryChartSectResponse
    hour_agreement: HoraryHourAgreementResponse
    consideration_inputs: HoraryConsiderationInputsResponse
    considerations: list[HoraryConsiderationResponse]
    perfection_analysis_input: ClassicalPerfectionEvaluationResponse | None
    perfection: HoraryPerfectionEvidenceResponse
    provenance: HoraryProvenanceResponse
    computation_basis: ComputationBasis


class HorizonDefinitionResponse(Answer):
    altitude_deg: float
    """airless altitude of the point of the disc at the horizon"""
    disc_reference: Literal["limb", "center", "bottom"]
    not_applied: list[str] | None = None
    """JSON pointers of given options without effect, because another option overrides them"""


class HorizonEventResponse(Answer):
    kind: Literal["rise", "set", "transit", "anti_transit"]
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str


class HouseFrameArcNatalRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """each once; default: Sun ... Pluto"""


class HouseFrameArcRequest(Request):
    natal: HouseFrameArcNatalRequest
    target_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    method: Literal["ascendant_arc", "vertex_arc"]
    converse: bool | None = None
    """true: converse motion, before birth"""
    converse_motion: Literal["subtracted", "backward"] | None = None
    """converse arcs. subtracted: the direct arc is subtracted; backward: the motion of the reference before birth"""


class HouseFrameNatalRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""


class ProgressedHousePolicyRequest(Request):
    unknown_system: Literal["fallback_to_placidus", "raise"] | None = None
    """effect of an unknown house system"""
    polar_fallback: Literal["fallback_to_porphyry", "fallback_to_equal", "fallback_to_whole_sign", "raise", "experimental_search"] | None = None
    """treatment of a system whose definition fails for the place and moment; experimental_search uses the definition wherever it has exactly one solution; figure_conditions lists cusps against the order of the signs"""


class HouseFrameProgressionRequest(Request):
    natal: HouseFrameNatalRequest
    target_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    converse: bool | None = None
    """true: converse motion, before birth"""
    angle_method: Literal["progressed_armc", "solar_arc_midheaven", "authE_right_ascension"] | str | None = None
    """progressed_armc: sidereal time of the progressed instant; solar_arc_midheaven: the natal midheaven moved by the solar arc in longitude; authE_right_ascension (Naibod): the natal ARMC moved by 59′08.33″ per year"""
    house_policy: ProgressedHousePolicyRequest | None = None


class HousePlacementResponse(Answer):
    house: int
    longitude: float
    exact_on_cusp: bool
    """true if the point is less than 1e-9 degrees past the cusp"""
    cusp_longitude: float
    """first cusp of the house, degrees"""


class HousePolicyRequest(Answer):
    unknown_system: Literal["fallback_to_placidus", "raise"] | None = None
    """treatment of an unknown system name"""
    polar_fallback: Literal["fallback_to_porphyry", "fallback_to_equal", "fallback_to_whole_sign", "raise", "experimental_search"] | None = None
    """treatment of a system whose definition fails for the place and moment; experimental_search uses the definition wherever it has exactly one solution; figure_conditions lists cusps against the order of the signs"""


class HouseSystemClassificationResponse(Answer):
    family: str
    cusp_basis: str
    latitude_sensitive: bool
    polar_capable: bool


class HousesAnswer(Answer):
    system: str
    """code of the requested system, or the unknown name"""
    effective_system: str
    """code of the system that made the cusps"""
    fallback: bool
    fallback_reason: str | None = None
    classification_family: str | None = None
    classification_cusp_basis: str | None = None
    classification_latitude_sensitive: bool | None = None
    classification_polar_capable: bool | None = None
    policy: HousePolicyResponse
    asc: float
    """rising degree"""
    mc: float
    """degree of the meridian whose right ascension is the ARMC"""
    armc: float
    """apparent sidereal time plus east longitude, degrees"""
    dsc: float
    ic: float
    east_point: float | None = None
    """equatorial ascendant: the ascendant of this ARMC at latitude 0"""
    vertex: float | None = None
    """western intersection of ecliptic and prime vertical; null where the two coincide"""
    anti_vertex: float | None = None
    cusps: list[float]
    """cusps 1 to 12, degrees of the true ecliptic of date"""
    boundary_geometry: HouseBoundaryGeometrySetResponse | None = None
    figure_conditions: list[Literal["geographic_pole", "midheaven_below_horizon", "ecliptic_in_horizon", "ecliptic_in_prime_vertical", "cusps_out_of_order"]] | None = None
    """unusual conditions of this figure; usually empty"""
    computation_basis: ComputationBasis


class HousesReductionTruthResponse(Answer):
    engine_surface: str
    source_vessel: str
    requested_datetime: str
    normalized_jd_ut: float
    """Julian day UT1"""
    requested_system: str | None
    effective_system: str
    requested_policy: HousePolicyResponse | None = None
    applied_policy: HousePolicyResponse
    fallback: bool
    fallback_reason: str | None = None
    classification: HouseSystemClassificationResponse | None = None


class HousesReductionResponse(Answer):
    result: HousesAnswer
    reduction: HousesReductionTruthResponse


class HousesRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    policy: HousePolicyRequest | None = None
    include_boundary_geometry: bool | None = None
    """adds the boundaries of the houses in space"""


class IlluminatedFractionRequest(Request):
    phase_angle: float
    """angle Sun - body - observer, degrees"""


class IlluminatedFractionResponse(Answer):
    phase_angle: float
    illuminated_fraction: float
    range: list[float]
    provenance: PhaseProvenanceResponse


class IngressSearchRequest(Request):
    body: str
    """Sun, Moon, Mercury ... Pluto"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1"""
    step_days: float | None = None
    """requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""
    solver_tolerance_days: float | None = None
    """width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""
    direction: Literal["direct", "retrograde", "either"] | None = None
    """which crossings are answered, by the motion of the body at the crossing"""


class IngressSearchResponse(Answer):
    events: list[IngressEventResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class JupiterSaturnConjunctionReceiptResponse(Answer):
    event_type: Literal["jupiter_saturn_ecliptic_longitude_conjunction"]
    event_id: str
    epoch: MundaneEpochResponse
    jupiter_longitude_deg: float
    saturn_longitude_deg: float
    jupiter_motion: Literal["direct", "retrograde", "stationary"]
    saturn_motion: Literal["direct", "retrograde", "stationary"]
    definition: Literal["ecliptic_longitude_conjunction", "right_ascension_conjunction", "minimum_elongation"]
    root_residual_deg: float
    solver_tolerance_days: float
    angular_root_tolerance: MundaneAngularRootToleranceResponse
    provenance: MundaneEventProvenanceResponse
    clock: MundaneEventClockResponse | None
    longitude_definition: Literal["sun_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_equinox_of_date", "sun_moon_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_longitude_difference", "jupiter_saturn_geocentric_apparent_ecliptic_difference"]


class JupiterSaturnProfileRequest(Request):
    event_type: Literal["jupiter_saturn_ecliptic_longitude_conjunction"]
    search_start_utc: str
    """start of the search, ISO 8601 with offset"""
    search_end_utc: str
    """end of the search (exclusive), ISO 8601 with offset"""
    location: MundaneLocationRequest
    house_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"]
    """a system that is undefined for the place and moment is refused, never replaced"""
    selected_root_index: int
    """index of the conjunction in the search; 0 is the first"""


class JupiterSaturnSequenceResponse(Answer):
    search_interval: MundaneSearchIntervalResponse
    roots: list[JupiterSaturnConjunctionReceiptResponse]


class JupiterSaturnSelectionContextResponse(Answer):
    event_type: Literal["jupiter_saturn_ecliptic_longitude_conjunction"]
    selected_root_index: int
    sequence: JupiterSaturnSequenceResponse


class KalaBalaResponse(Answer):
    nathonnatha: float
    paksha: float
    tribhaga: float
    abda_masa_vara_hora: float
    ayana: float
    yuddha: float
    """of the wars that are won, less those lost"""
    total: float


class KarakaConditionProfileResponse(Answer):
    karaka_name: str
    karaka_rank: int
    planet: str
    planet_type: Literal["luminary", "inner", "outer", "node"]
    degree_in_sign: float
    """degrees that decide the rank; of Rahu those to the end of its sign"""
    sidereal_longitude: float
    is_rahu_inverted: bool
    is_atmakaraka: bool
    is_darakaraka: bool
    fifth_karaka: Literal["pitri", "putra", None]
    """null in the scheme of eight"""
    roles: list[str]
    """roles of the scheme by rank"""
    ignored_points: list[str] | None = None
    """points of the request that have no rank in the scheme"""
    ayanamsa_system: str
    ayanamsa_mode: str | None = None
    ayanamsa_degrees: float | None = None
    place_center: str | None = None
    place_reduction: str | None = None
    node: str | None = None
    """which lunar node Rahu is; null when Rahu has no rank"""
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class KarakaPairResponse(Answer):
    role_a: str
    role_b: str
    planet_a: str
    planet_b: str
    type_a: Literal["luminary", "inner", "outer", "node"]
    type_b: Literal["luminary", "inner", "outer", "node"]
    involves_node: bool
    both_are_nodes: bool
    sidereal_longitude_a: float
    sidereal_longitude_b: float
    fifth_karaka: Literal["pitri", "putra", None]
    """null in the scheme of eight"""
    roles: list[str]
    """roles of the scheme by rank"""
    ignored_points: list[str] | None = None
    """points of the request that have no rank in the scheme"""
    ayanamsa_system: str
    ayanamsa_mode: str | None = None
    ayanamsa_degrees: float | None = None
    place_center: str | None = None
    place_reduction: str | None = None
    node: str | None = None
    """which lunar node Rahu is; null when Rahu has no rank"""
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class KernelMetaResponse(Answer):
    kernel_available: bool
    kernel_status: str
    available_kernels: list[str]


class LastAspectResponse(Answer):
    body: str
    aspect_name: str
    angle: float
    """longitude of the Moon minus that of the body, degrees"""
    jd_exact: float
    datetime_utc: str


class LightCurveResponse(Answer):
    minimum_phases: list[float]
    """phases of the minima of the mean light curve"""
    maximum_phases: list[float]
    """phases of its maxima; empty when it is constant between eclipses"""
    next_light_minimum_jd: float
    next_light_maximum_jd: float | None
    period_days_at_date: float


class LillyPerfectionRequest(Request):
    profile_id: Literal["lilly_1647_perfection_v1"] | None = None
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; at most 31 days after jd_start"""
    significator_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
    significator_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
    is_day_chart: bool
    """sect of the chart; selects the triplicity ruler for receptions"""
    prohibition_rule: Literal["any_contact", "lighter_planet_to_both", "applying_to_both_at_start"] | None = None
    """which third planet prohibits: one that makes any contact with a significator; one lighter than both that contacts both; or one lighter than both that applies to both within the sums of their moieties at jd_start"""


class LillyPerfectionTransportProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: Literal["lilly_perfection_at"] | None = None
    facade_entrypoint: str | None = None
    route_semantics: Literal["bounded_named_perfection_event_trace"] | None = None
    doctrine: Literal["lilly_1647_only"] | None = None
    excluded_profiles: list[str] | None = None
    stage_sequence: list[str]


class LillyPerfectionResponse(Answer):
    evaluation: ClassicalPerfectionEvaluationResponse
    transport_provenance: LillyPerfectionTransportProvenanceResponse
    computation_basis: ComputationBasis


class LocalContactCircumstancesResponse(Answer):
    jd_ut: float
    datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    azimuth: float
    """from north through east, degrees"""
    altitude: float
    """refracted by a standard atmosphere, degrees"""
    visible: bool
    """true when the altitude is not below the horizon"""
    altitude_geometric: float
    """without refraction"""


class LocalSpaceChartPositionsRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    bodies: list[str] | None = None
    """default: Sun to Pluto"""
    observer_lat: float
    """geodetic latitude, degrees north; the poles are excluded"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
    geojson_tolerance_km: float | None = None
    """no point of a line is farther than this from the segments of its GeoJSON, km"""
    near: NearPlaceRequest | None = None


class LocalSpaceCoordinateRequest(Request):
    right_ascension: float
    """right ascension of date, degrees"""
    declination: float
    """declination of date, degrees"""


class LocalSpaceDirectPositionsRequest(Request):
    positions: dict[str, LocalSpaceCoordinateRequest]
    """equatorial coordinates by name"""
    latitude: float
    """geodetic latitude, degrees north; the poles are excluded"""
    lst_deg: float
    """local apparent sidereal time, degrees"""
    longitude: float | None = None
    """geodetic longitude, degrees east; required for geojson and near"""
    geojson: bool | None = None
    """also answer the lines as a GeoJSON FeatureCollection (RFC 7946)"""
    geojson_tolerance_km: float | None = None
    """no point of a line is farther than this from the segments of its GeoJSON, km"""
    near: NearPlaceRequest | None = None


class LocalSpaceObserverResponse(Answer):
    latitude: float
    longitude: float | None = None
    elevation_m: float | None = None
    source: Literal["direct_request", "chart_request"]


class LocalSpacePositionResponse(Answer):
    body: str
    azimuth: float
    """from north through east, degrees in [0, 360)"""
    altitude: float
    """above the geodetic horizon, without refraction, degrees"""
    is_above: bool
    compass_direction: Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


class LocalSpaceProvenanceResponse(Answer):
    requested_datetime: str | None = None
    normalized_datetime_utc: str | None = None
    jd_ut: float | None = None
    jd_tt: float | None = None
    lst_deg: float
    observer: LocalSpaceObserverResponse
    requested_bodies: list[str] | None = None
    returned_bodies: list[str]
    coordinate_source: Literal["direct_ra_dec", "chart_apparent_topocentric_ra_dec"]
    stage_sequence: list[str]


class LocalSpacePositionsResponse(Answer):
    positions: list[LocalSpacePositionResponse]
    """positions sorted by azimuth"""
    geojson: MapFeatureCollection | None = None
    geojson_error_km: float | None = None
    """no point of a line is farther than this from its GeoJSON, km"""
    near: LinesNearPlace | None = None
    provenance: LocalSpaceProvenanceResponse
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class LocationMatchResponse(Answer):
    name: str
    country: str
    region: str | None = None
    """first-order division: state, province, constituent country"""
    latitude: float
    longitude: float
    timezone: str
    """IANA zone"""
    source: str
    country_code: str
    """ISO 3166"""
    population: int
    """0 if unknown"""


class LocationSearchResponse(Answer):
    query: str
    matches: list[LocationMatchResponse]
    attribution: str


class LordOfTheOrbAggregateResponse(Answer):
    benefic_years: list[int]
    malefic_years: list[int]
    planet_year_counts: dict[str, int]
    cycle_coincidence_years: list[int]


class LordOfTheOrbBoundsResponse(Answer):
    max_years: int | None = None
    max_age: int | None = None


class LordOfTheOrbPeriodResponse(Answer):
    year: int
    """year of life, from 1"""
    planet: str
    house: int
    chaldean_index: int
    """index in Chaldean order, 0 (Saturn) to 6 (Moon)"""
    cycle_kind: Literal["continuous_loop", "single_cycle"]
    """continuation after twelve years: in Chaldean order without interruption, or again from the planet of the birth hour"""
    house_signification: str
    house_zero_indexed: int
    is_year_one_planet: bool
    is_house_cycle_start: bool
    years_until_next_same_planet: int


class LordOfTheOrbConditionProfileResponse(Answer):
    period: LordOfTheOrbPeriodResponse
    house_signification: str
    hierarchy_rank: int
    house_cycle_number: int
    planet_cycle_number: int
    is_cycle_coincidence: bool
    """whether a round of planets and a round of houses begin in this year"""
    is_benefic_planet: bool
    is_malefic_planet: bool


class LordOfTheOrbCurrentRequest(Request):
    birth_planet: str
    """ruler of the planetary hour of birth"""
    cycle_kind: Literal["continuous_loop", "single_cycle"] | None = None
    """continuation after twelve years: in Chaldean order without interruption, or again from the planet of the birth hour"""
    include_validation: bool | None = None
    """whether to check the answer and report the result"""
    age: int
    """completed years; age 0 is year of life 1"""


class LordOfTheOrbPolicyResponse(Answer):
    cycle_kind: Literal["continuous_loop", "single_cycle"]
    """continuation after twelve years: in Chaldean order without interruption, or again from the planet of the birth hour"""


class LordOfTheOrbValidationResponse(Answer):
    included: bool
    passed: bool | None
    failures: list[str] | None


class LordOfTheOrbProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    validation_entrypoint: str | None = None
    birth_planet_source: str | None = None
    planetary_hour_derivation_owner: str | None = None
    cycle_kind: Literal["continuous_loop", "single_cycle"]
    """continuation after twelve years: in Chaldean order without interruption, or again from the planet of the birth hour"""
    cycle_basis: str | None = None
    house_cycle_basis: str | None = None
    hierarchy_rank: int | None = None
    distinct_from: str | None = None
    interpretation_policy: str | None = None
    annual_hierarchy_orchestration: str | None = None
    dignity_scoring: str | None = None
    bounds: LordOfTheOrbBoundsResponse | None = None
    stage_sequence: list[str]


class LordOfTheOrbCurrentResponse(Answer):
    period: LordOfTheOrbPeriodResponse
    condition_profile: LordOfTheOrbConditionProfileResponse
    age: int
    year_of_life: int
    policy: LordOfTheOrbPolicyResponse
    validation: LordOfTheOrbValidationResponse
    provenance: LordOfTheOrbProvenanceResponse


class LordOfTheOrbSequenceRequest(Request):
    birth_planet: str
    """ruler of the planetary hour of birth"""
    cycle_kind: Literal["continuous_loop", "single_cycle"] | None = None
    """continuation after twelve years: in Chaldean order without interruption, or again from the planet of the birth hour"""
    include_validation: bool | None = None
    """whether to check the answer and report the result"""
    years: int


class LordOfTheOrbSequenceTruthResponse(Answer):
    birth_planet: str
    cycle_kind: Literal["continuous_loop", "single_cycle"]
    """continuation after twelve years: in Chaldean order without interruption, or again from the planet of the birth hour"""
    span: int
    planets_in_sequence: list[str]
    is_full_84_year_cycle: bool


class LordOfTheOrbSequenceResponse(Answer):
    sequence: LordOfTheOrbSequenceTruthResponse
    periods: list[LordOfTheOrbPeriodResponse]
    condition_profiles: list[LordOfTheOrbConditionProfileResponse]
    aggregate: LordOfTheOrbAggregateResponse
    policy: LordOfTheOrbPolicyResponse
    validation: LordOfTheOrbValidationResponse
    provenance: LordOfTheOrbProvenanceResponse


class LordOfTheTurnCandidateResponse(Answer):
    planet: str
    role: Literal["domicile", "exaltation", "triplicity", "bound", "testimony"]
    """dignity at the degree of the year for which the planet is considered; testimony: all of its dignities"""
    sr_house: int | None
    is_combust: bool
    is_retrograde: bool
    is_well_placed: bool
    """whether the planet is in house 1, 2, 4, 5, 7, 10 or 11 of the return (if houses are given), not combust and not retrograde"""
    blocker_reasons: list[Literal["cadent_in_sr", "combust", "retrograde"]]
    witnesses_target: bool
    """whether the planet aspects, by sign, the ascendant of the return or the light of its sect"""
    testimony_count: int
    """number of kinds of dignity of the planet at the degree of the year"""


class LordOfTheTurnConditionProfileResponse(Answer):
    lord: str
    sign_of_year: str
    sr_is_night: bool
    sect_light: Literal["Sun", "Moon"]
    lord_witnesses_sr_asc: bool
    lord_sr_house: int | None
    is_fallback: bool
    condition_mode: Literal["domicile_only", "solar_return_condition_assessment"]


class LordOfTheTurnPolicyResponse(Answer):
    method: Literal["authL", "authM"] | str
    """authL (al-Qabisi): the first suitable ruler of the degree in the order of the dignities; authM (al-Sijzi): the bound ruler, or the witnessing planet with the most dignities"""
    combust_orb: float


class LordOfTheTurnProfectionResponse(Answer):
    natal_asc: float
    age: int
    profected_longitude: float
    """degree of the year: natal ascendant plus 30 degrees for each year, degrees in [0, 360)"""
    profected_sign: str
    profected_degree_in_sign: float
    profected_sign_index: int


class LordOfTheTurnSRChartRequest(Request):
    sr_asc: float
    """ascendant of the solar return, degrees"""
    planets: dict[str, float]
    """the seven planets of the solar return, degrees"""
    house_placements: dict[str, int] | None = None
    """houses of the seven planets; without them authL considers only the domicile ruler"""
    is_night: bool | None = None
    """whether the solar return is a night chart"""
    retrograde_planets: list[str] | None = None
    """retrograde planets of the solar return; default none"""
    sr_lot_fortune: float | None = None
    """Lot of Fortune of the solar return, degrees"""


class LordOfTheTurnProfileRequest(Request):
    natal_asc: float
    """natal ascendant, degrees"""
    age: int
    """completed years"""
    sr_chart: LordOfTheTurnSRChartRequest
    method: Literal["authL", "authM"] | str | None = None
    """authL (al-Qabisi): the first suitable ruler of the degree in the order of the dignities; authM (al-Sijzi): the bound ruler, or the witnessing planet with the most dignities"""
    combust_orb: float | None = None
    include_validation: bool | None = None
    """whether to check the answer and report the result"""


class LordOfTheTurnResultResponse(Answer):
    lord: str
    method: Literal["authL", "authM"] | str
    """authL (al-Qabisi): the first suitable ruler of the degree in the order of the dignities; authM (al-Sijzi): the bound ruler, or the witnessing planet with the most dignities"""
    selection_reason: Literal["domicile_only", "domicile_well_placed", "exaltation_fallback", "triplicity_fallback", "bound_fallback", "bound_primary_witnessing", "testimony_winner_witnessing"]
    sign_of_year: str
    age: int
    is_fallback: bool
    winning_candidate: LordOfTheTurnCandidateResponse
    blocked_candidates: list[LordOfTheTurnCandidateResponse]


class LordOfTheTurnValidationResponse(Answer):
    included: bool
    passed: bool | None
    failures: list[str] | None


class LordOfTheTurnProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str | None = None
    validation_entrypoint: str | None = None
    method: Literal["authL", "authM"] | str
    """authL (al-Qabisi): the first suitable ruler of the degree in the order of the dignities; authM (al-Sijzi): the bound ruler, or the witnessing planet with the most dignities"""
    combust_orb: float
    sr_chart_owner: str | None = None
    solar_return_construction_owner: str | None = None
    house_calculation_owner: str | None = None
    ephemeris_derivation_owner: str | None = None
    sect_owner: str | None = None
    witnessing_target: str | None = None
    testimony_count_policy: str | None = None
    al_qabisi_selection_policy: str | None = None
    annual_hierarchy_orchestration: str | None = None
    interpretation_policy: str | None = None
    domicile_only_mode: bool
    stage_sequence: list[str]


class LordOfTheTurnProfileResponse(Answer):
    profile: LordOfTheTurnConditionProfileResponse
    result: LordOfTheTurnResultResponse
    profection: LordOfTheTurnProfectionResponse
    candidates: list[LordOfTheTurnCandidateResponse]
    policy: LordOfTheTurnPolicyResponse
    validation: LordOfTheTurnValidationResponse
    provenance: LordOfTheTurnProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class LotChartConditionProfileResponse(Answer):
    profiles: list[LotConditionProfileResponse]
    direct_count: int
    mixed_count: int
    indirect_count: int
    direct_dependency_total: int
    indirect_dependency_total: int
    inter_lot_dependency_total: int
    external_dependency_total: int
    strongest_parts: list[str]
    """the lot with the most direct dependencies, the first by name of several"""
    weakest_parts: list[str]
    """all lots with the most indirect dependencies"""
    profile_count: int
    strongest_count: int
    weakest_count: int
    policy: AppliedLotsPolicyResponse
    chart_basis: ClassicalChartBasisResponse


class LotConditionNetworkEdgeResponse(Answer):
    source_part: str
    target_part: str
    """lot that is an ingredient of source_part"""
    role: Literal["projector", "add_operand", "sub_operand"]
    mode: Literal["unilateral", "reciprocal"]


class LotConditionNetworkNodeResponse(Answer):
    part_name: str
    condition_state: Literal["direct", "mixed", "indirect"]
    outgoing_count: int
    incoming_count: int
    reciprocal_count: int
    degree_count: int
    is_isolated: bool


class LotConditionNetworkProfileResponse(Answer):
    nodes: list[LotConditionNetworkNodeResponse]
    edges: list[LotConditionNetworkEdgeResponse]
    isolated_parts: list[str]
    most_connected_parts: list[str]
    reciprocal_edge_count: int
    unilateral_edge_count: int
    node_count: int
    edge_count: int
    policy: AppliedLotsPolicyResponse
    chart_basis: ClassicalChartBasisResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PartDefinitionResponse(Answer):
    name: str
    day_add: str
    """ingredient that is added by day: the end of the arc"""
    day_sub: str
    """ingredient that is subtracted by day: the start of the arc"""
    reverse_at_night: bool
    """whether the two are exchanged in a night chart"""
    category: str
    """tags, the main tag first"""
    description: str
    projector: str
    """point from which the arc is cast"""
    arc_policy: Literal["directed", "shortest"]
    day_formula: str
    night_formula: str
    source: str
    """source of the formula"""


class LotsCatalogResponse(Answer):
    parts: list[PartDefinitionResponse]


class LotsChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """centre of the positions: the observer or the centre of the Earth"""
    syzygy: float | None = None
    """longitude of the syzygy before birth, degrees"""
    prenatal_new_moon: float | None = None
    """longitude of the new moon before birth, degrees"""
    prenatal_full_moon: float | None = None
    """longitude of the full moon before birth, degrees"""
    lord_of_hour: float | None = None
    """longitude of the planet that rules the hour, degrees"""
    policy: LotsComputationPolicyRequest | None = None
    names: list[str] | None = None
    """names of the lots to evaluate, in any case; default: all 512. AuthC (Dorotheus) and AuthB (Sahl) may also be written with the conventional name"""
    fields: list[Literal["formula", "category", "description", "computation_truth", "classification", "all_dependencies", "dependencies", "dependency_completeness", "astrological_condition_truth", "condition_profile", "sign", "sign_symbol", "sign_degree", "longitude_dms", "category_tags", "primary_category", "reversal_kind", "is_reversed", "add_reference_kind", "sub_reference_kind", "dependency_count", "all_dependency_count", "inter_lot_dependencies", "external_dependencies", "condition_state"]] | None = None
    """fields of each part in addition to name and longitude; default: all"""


class LotsConditionChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """centre of the positions: the observer or the centre of the Earth"""
    syzygy: float | None = None
    """longitude of the syzygy before birth, degrees"""
    prenatal_new_moon: float | None = None
    """longitude of the new moon before birth, degrees"""
    prenatal_full_moon: float | None = None
    """longitude of the full moon before birth, degrees"""
    lord_of_hour: float | None = None
    """longitude of the planet that rules the hour, degrees"""
    policy: LotsComputationPolicyRequest | None = None
    part_name: str


class LotsConditionResponse(Answer):
    part_name: str
    category_tags: list[str]
    primary_category: Literal["hellenistic", "medieval", "modern", "horary", "general"]
    reversal: Literal["direct", "night_reversible", "night_reversed"]
    all_dependencies: list[LotDependencyResponse]
    dependencies: list[LotDependencyResponse]
    direct_dependency_count: int
    indirect_dependency_count: int
    inter_lot_dependency_count: int
    external_dependency_count: int
    state: Literal["direct", "mixed", "indirect"]
    has_inter_lot_dependency: bool
    has_external_dependency: bool
    policy: AppliedLotsPolicyResponse
    chart_basis: ClassicalChartBasisResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class LotsConditionsResponse(Answer):
    profiles: list[LotConditionProfileResponse]
    policy: AppliedLotsPolicyResponse
    chart_basis: ClassicalChartBasisResponse


class LotsDependenciesResponse(Answer):
    dependencies: list[LotDependencyResponse]
    policy: AppliedLotsPolicyResponse
    chart_basis: ClassicalChartBasisResponse


class LotsResultResponse(Answer):
    parts: list[ArabicPartResponse]
    not_evaluable: list[LotNotEvaluableResponse]
    status: Literal["evaluated", "partial", "not_evaluable"]
    evaluated_count: int
    not_evaluable_count: int
    policy: AppliedLotsPolicyResponse
    chart_basis: ClassicalChartBasisResponse


class LotsSelectionRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """centre of the positions: the observer or the centre of the Earth"""
    syzygy: float | None = None
    """longitude of the syzygy before birth, degrees"""
    prenatal_new_moon: float | None = None
    """longitude of the new moon before birth, degrees"""
    prenatal_full_moon: float | None = None
    """longitude of the full moon before birth, degrees"""
    lord_of_hour: float | None = None
    """longitude of the planet that rules the hour, degrees"""
    policy: LotsComputationPolicyRequest | None = None
    names: list[str] | None = None
    """names of the lots to evaluate, in any case; default: all 512. AuthC (Dorotheus) and AuthB (Sahl) may also be written with the conventional name"""


class LunarCrescentDetailsResponse(Answer):
    best_time_jd_ut: float
    """best time: four ninths of the lag after the Sun"""
    sunset_jd_ut: float
    """sunset; for a morning crescent, sunrise"""
    moonset_jd_ut: float
    """moonset; for a morning crescent, moonrise"""
    lag_minutes: float
    """lag of the Moon after the Sun; negative in the morning"""
    arcl_deg: float
    """arc of light: from the Sun to the Moon"""
    arcv_deg: float
    """arc of vision: difference of the altitudes, geocentric and airless"""
    daz_deg: float
    """azimuth of the Sun minus that of the Moon"""
    moon_altitude_deg: float
    """geocentric, airless"""
    sun_altitude_deg: float
    """geocentric, airless"""
    lunar_parallax_arcmin: float
    topocentric_crescent_width_arcmin: float
    q: float
    visibility_class: str
    """A ... F, Yallop 1997"""
    evening: bool
    odeh_v: float
    """Odeh 2004, from topocentric arcs"""
    odeh_zone: str
    """A visible to the naked eye, B with optical aid and possibly to the naked eye, C with optical aid only, D not visible"""


class LunarDiscViewResponse(Answer):
    event: Literal["p1", "u1", "u2", "greatest", "u3", "u4", "p4", "moonrise", "moonset", "sample"]
    """moonrise and moonset as defined by almanacs (airless altitude -0.8333 degrees)"""
    jd_ut: float
    datetime_utc: str
    azimuth: float
    """from north through east, degrees"""
    altitude: float
    """refracted by a standard atmosphere above the horizon, degrees"""
    visible: bool
    """true when the altitude is not below the horizon"""
    disc_altitude_deg: float
    """altitude of the centre with the refraction of a standard atmosphere, also below the horizon; it shows where the horizon cuts the disc"""
    parallactic_angle_deg: float
    """parallactic angle: from north to the zenith, through east, at the body; a position angle minus this angle is measured from the zenith (counterclockwise in the sky)"""
    separation_deg: float
    """geocentric separation of the Moon's centre and the centre of the shadow"""
    position_angle_deg: float
    """position angle of the centre of the shadow from the Moon's, from north through east"""
    moon_semidiameter_deg: float
    """degrees"""
    umbra_radius_deg: float
    """degrees"""
    penumbra_radius_deg: float
    """degrees"""
    umbral_magnitude: float
    """negative outside the umbra"""
    penumbral_magnitude: float


class LunarEclipseContactEpochs(Answer):
    p1: EclipseEpochResponse | None
    u1: EclipseEpochResponse | None
    u2: EclipseEpochResponse | None
    u3: EclipseEpochResponse | None
    u4: EclipseEpochResponse | None
    p4: EclipseEpochResponse | None


class LunarEclipseGlobalCircumstancesRequest(Request):
    jd_start: float
    """Julian day, UT1; the search ends with the ephemeris"""
    kind: Literal["any", "total", "partial", "penumbral"] | None = None
    backward: bool | None = None
    """true: the last event before jd_start"""
    mode: Literal["native", "agency_compat"] | str | None = None
    """`agency_compat`: the constants and conventions of the agency's lunar canon"""


class LunarEclipseShadowStateResponse(Answer):
    gamma_earth_radii: float
    axis_distance_km: float
    moon_radius_earth_radii: float
    umbra_radius_earth_radii: float
    penumbra_radius_earth_radii: float
    umbral_magnitude: float
    penumbral_magnitude: float
    shadow_model: str


class LunarEclipseGlobalCircumstancesResponse(Answer):
    mode: Literal["native", "agency_compat"] | str
    source_model: str
    canon_method: str | None = None
    event: EclipseEventResponse
    greatest: EclipseEpochResponse
    sun: EclipseGeocentricBodyStateResponse
    moon: EclipseGeocentricBodyStateResponse
    shadow: LunarEclipseShadowStateResponse
    penumbral_duration_seconds: float | None = None
    partial_duration_seconds: float | None = None
    total_duration_seconds: float | None = None
    ephemeris: str
    contacts: LunarEclipseContactEpochs
    computation_basis: ComputationBasis


class LunarEclipseLocalCircumstancesResponse(Answer):
    mode: str
    source_model: str
    canon_method: str | None = None
    event: EclipseEventResponse
    latitude: float
    longitude: float
    elevation_m: float
    greatest: LocalContactCircumstancesResponse
    p1: LocalContactCircumstancesResponse | None = None
    u1: LocalContactCircumstancesResponse | None = None
    u2: LocalContactCircumstancesResponse | None = None
    u3: LocalContactCircumstancesResponse | None = None
    u4: LocalContactCircumstancesResponse | None = None
    p4: LocalContactCircumstancesResponse | None = None
    views: list[LunarDiscViewResponse] | None = None
    """with `view_samples`: Moon and shadow through the eclipse, in order of time"""
    computation_basis: ComputationBasis


class LunarEclipseLocationRequest(Request):
    jd_start: float
    """Julian day, UT1; the search ends with the ephemeris"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    elevation_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    kind: str | None = None
    """any, total, partial, penumbral"""
    mode: str | None = None
    """native, agency_compat"""
    view_samples: int | None = None
    """adds `views`: the Moon and the Earth's shadow, with the direction of the Moon at each contact, at the maximum, at rise and set between the contacts, and at this number of evenly spaced instants from the first contact to the last"""


class LunarEclipseVisibilityPointResponse(Answer):
    latitude_deg: float
    """geodetic, degrees north"""
    longitude_deg: float
    """degrees east"""


class LunarEclipseVisibilityLimitResponse(Answer):
    contact: Literal["p1", "u1", "u2", "greatest", "u3", "u4", "p4"]
    jd_ut: float
    """Julian day, UT1"""
    datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    sublunar_point: LunarEclipseVisibilityPointResponse
    points: list[LunarEclipseVisibilityPointResponse]


class LunarEclipseVisibilityMapResponse(Answer):
    mode: Literal["native", "agency_compat"] | str
    source_model: str
    canon_method: str | None = None
    event: EclipseEventResponse
    limits: list[LunarEclipseVisibilityLimitResponse]
    ephemeris: str
    surface_model: Literal["WGS84_ZERO_ELEVATION"]
    horizon_model: Literal["RETARDED_GEOMETRIC_MOON_CENTER"]
    time_scale: Literal["UT1"]
    atmospheric_refraction: Literal[False]
    visible_side: Literal["CONTAINS_SUBLUNAR_POINT"]
    geojson: GeoJsonFeatureCollection | None = None
    computation_basis: ComputationBasis


class LunarEclipseVisibilityRequest(Request):
    jd_start: float
    """Julian day, UT1; the search ends with the ephemeris"""
    kind: Literal["any", "total", "partial", "penumbral"] | None = None
    backward: bool | None = None
    """true: the last event before jd_start"""
    mode: Literal["native", "agency_compat"] | str | None = None
    """`agency_compat`: the constants and conventions of the agency's lunar canon"""
    sample_count: int | None = None
    """points of each ring, the first repeated at the end"""
    format: Literal["standard", "geojson"] | None = None
    """`geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""


class LunarEclipticDirectionPolicyResponse(Answer):
    policy_id: Literal["lunar_ecliptic_direction_v1"]
    search_span_days: float
    scan_step_days: float
    """longest scan step; each step is checked at its midpoint and halved until the check agrees"""
    latitude_rate_sample_days: float
    """0: the rate is an exact derivative, not a difference"""
    latitude_zero_tolerance_deg: float
    latitude_rate_zero_tolerance_deg_per_day: float
    bisection_iterations: int
    """0: a bracketed secant method refines the roots"""


class LunarEclipticDirectionRequest(Request):
    jd_ut: float
    """Julian day, UT1"""


class LunarNodeCrossingResponse(Answer):
    jd_ut: float
    direction: Literal["ascending_south_to_north", "descending_north_to_south"]
    longitude_deg: float
    latitude_residual_deg: float
    latitude_rate_deg_per_day: float
    hours_from_query: float


class LunarEclipticDirectionResponse(Answer):
    jd_ut: float
    latitude_deg: float
    latitude_rate_deg_per_day: float
    hemisphere: Literal["north", "south", "on_ecliptic_numerical_root"]
    motion: Literal["northward", "southward", "stationary_within_numerical_tolerance"]
    previous_crossing: LunarNodeCrossingResponse
    next_crossing: LunarNodeCrossingResponse
    nearest_crossing: LunarNodeCrossingResponse
    nearest_crossing_relation: Literal["previous", "current_within_numerical_tolerance", "next"]
    policy: LunarEclipticDirectionPolicyResponse
    reference_frame: str
    timescale: str
    provenance: str
    interpretation_scope: Literal["astronomical_witness_only_no_doctrinal_region"]
    computation_basis: ComputationBasis


class PurnimantaMonth(Answer):
    """from full moon to full moon"""

    name: str
    number: int
    """1 Chaitra ... 12 Phalguna"""
    is_adhika: bool
    """intercalary: the Sun enters no sign between the new moons"""
    kshaya_month: str | None
    """the month that is dropped in this one, else null"""
    start: EventInstantResponse
    end: EventInstantResponse


class LunarMonthsResponse(Answer):
    amanta: AmantaMonth
    purnimanta: PurnimantaMonth
    basis: Literal["geocentric_apparent_syzygies"]


class LunarOccultationPathAtRequest(Request):
    target: str
    """Sun, Mercury ... Pluto"""
    jd_mid: float
    """Julian day, UT1, during the occultation for some place; it counts as the greatest instant"""
    sample_count: int | None = None
    """number of points of the central line; 1: the greatest point, 2: both ends"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""


class LunarOccultationPathRequest(Request):
    target: str
    """Sun, Mercury ... Pluto"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; after jd_start, by at most 36525 days"""
    step_days: float | None = None
    """has no effect: the search steps from conjunction to conjunction and misses no events"""
    sample_count: int | None = None
    """number of points of the central line; 1: the greatest point, 2: both ends"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""


class LunarOccultationPathTopologyAtRequest(Request):
    sample_count: int | None = None
    """number of instants of centre and limits; it changes only the density"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
    target: str
    """Mercury ... Pluto (the Sun belongs to the eclipse routes)"""
    jd_mid: float
    """Julian day, UT1, during the occultation for some place; it counts as the greatest instant"""
    include_limits: bool | None = None
    """true adds `limits`: the northern and southern limits of the region of occultation, at sea level"""


class LunarOccultationPathTopologyRequest(Request):
    sample_count: int | None = None
    """number of instants of centre and limits; it changes only the density"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
    target: str
    """Mercury ... Pluto (the Sun belongs to the eclipse routes)"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; after jd_start, by at most 400 days and 4096 cells"""
    step_days: float | None = None
    """largest coarse cell"""


class LunarOccultationRequest(Request):
    target: str
    """Sun, Mercury ... Pluto"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; after jd_start, by at most 36525 days"""
    step_days: float | None = None
    """has no effect: the search steps from conjunction to conjunction and misses no events"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north"""
    observer_lon: float | None = None
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    view_samples: int | None = None
    """with an observer: adds `views` to each event, the Moon's disc and the target at the contacts, at rise and set between them, and at this number of evenly spaced instants over twice the time from ingress to egress"""


class OccultationDiscViewResponse(Answer):
    event: Literal["ingress", "middle", "egress", "rise", "set", "sample"]
    jd_ut: float
    datetime_utc: str
    azimuth: float
    """azimuth of the Moon, from north through east, degrees"""
    altitude: float
    """altitude of the target, refracted by a standard atmosphere above the horizon, degrees"""
    visible: bool
    """true when the target is not below the horizon"""
    disc_altitude_deg: float
    """altitude of the Moon's centre, with refraction also below the horizon; it shows where the horizon cuts the disc"""
    parallactic_angle_deg: float
    """parallactic angle at the Moon, from north to the zenith, through east"""
    separation_deg: float
    """topocentric separation of the target's centre from the Moon's"""
    position_angle_deg: float
    """position angle of the target from the Moon's centre, from north through east"""
    moon_semidiameter_deg: float
    """degrees"""
    target_semidiameter_deg: float
    """degrees"""
    moon_illuminated_fraction: float
    bright_limb_angle_deg: float
    """position angle of the middle of the Moon's bright limb"""
    sun_altitude: float
    """altitude of the Sun, refracted above the horizon, degrees; few targets are visible by day"""


class LunarOccultationResponse(Answer):
    target: str
    jd_ingress: float
    ingress_datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    jd_egress: float
    egress_datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    jd_mid: float
    """instant of least separation of the centres: geocentric, or at the observer"""
    mid_datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    min_separation: float
    """least separation of the centres, degrees: geocentric, or at the observer"""
    is_total: bool
    """true when the target is totally occulted for the observer that contact_basis names (earth: for some place)"""
    duration_minutes: float
    contact_basis: Literal["observer", "geocentre", "earth"] | None = None
    """observer of the contacts ingress and egress: the given observer, the Earth's centre, or (if the shadow misses the Earth's centre) the first and last contact anywhere on the Earth"""
    jd_first_contact_on_earth: float | None = None
    """first contact anywhere on the surface; null for an observer"""
    first_contact_on_earth_datetime_utc: str | None
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    jd_last_contact_on_earth: float | None = None
    """last contact anywhere on the surface; null for an observer"""
    last_contact_on_earth_datetime_utc: str | None
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    ingress_altitude_deg: float | None = None
    """altitude of the target for the observer, without refraction; negative when the contact is below the horizon"""
    egress_altitude_deg: float | None = None
    """altitude of the target for the observer, without refraction"""
    views: list[OccultationDiscViewResponse] | None = None
    """with `view_samples` and an observer: the Moon and the target through the occultation, in order of time"""


class LunarOccultationSearchResponse(Answer):
    events: list[LunarOccultationResponse]
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class LunarPhaseEventResponse(Answer):
    phase_type: str
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    phase_angle: float
    """apparent longitude of the Moon less that of the Sun, degrees: a multiple of 45"""
    moon_longitude: float
    """apparent geocentric longitude of date, degrees"""
    sun_longitude: float


class LunarPhaseSearchRequest(Request):
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; at most 101 years after jd_start"""


class LunarPhaseSearchResponse(Answer):
    events: list[LunarPhaseEventResponse]
    computation_basis: ComputationBasis


class LunarReturnRequest(Request):
    natal_moon_lon: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    jd_start: float
    """Julian day, UT1"""
    step_days: float | None = None
    """requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""
    solver_tolerance_days: float | None = None
    """width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""


class LunarStarOccultationPathAtRequest(Request):
    star_lon: float | None = None
    """longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue"""
    star_lat: float | None = None
    """latitude in the true ecliptic of date, degrees; required unless star_place is catalogue"""
    star_name: str
    """label of the star, without leading or trailing blanks, not the name of a body of the solar system"""
    star_place: Literal["true", "apparent", "catalogue"] | None = None
    """`true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates"""
    jd_mid: float
    """Julian day, UT1, during the occultation for some place; it counts as the greatest instant"""
    sample_count: int | None = None
    """number of points of the central line; 1: the greatest point, 2: both ends"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""


class LunarStarOccultationPathRequest(Request):
    star_lon: float | None = None
    """longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue"""
    star_lat: float | None = None
    """latitude in the true ecliptic of date, degrees; required unless star_place is catalogue"""
    star_name: str
    """label of the star, without leading or trailing blanks, not the name of a body of the solar system"""
    star_place: Literal["true", "apparent", "catalogue"] | None = None
    """`true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; after jd_start, by at most 36525 days"""
    step_days: float | None = None
    """has no effect: the search steps from conjunction to conjunction and misses no events"""
    sample_count: int | None = None
    """number of points of the central line; 1: the greatest point, 2: both ends"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""


class LunarStarOccultationPathTopologyAtRequest(Request):
    sample_count: int | None = None
    """number of instants of centre and limits; it changes only the density"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
    star_lon: float | None = None
    """longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue"""
    star_lat: float | None = None
    """latitude in the true ecliptic of date, degrees; required unless star_place is catalogue"""
    star_name: str
    """label of the star, without leading or trailing blanks, not the name of a body of the solar system"""
    star_place: Literal["true", "apparent", "catalogue"] | None = None
    """`true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates"""
    jd_mid: float
    """Julian day, UT1, during the occultation for some place; it counts as the greatest instant"""
    include_limits: bool | None = None
    """true adds `limits`: the northern and southern limits of the region of occultation, at sea level"""


class LunarStarOccultationPathTopologyRequest(Request):
    sample_count: int | None = None
    """number of instants of centre and limits; it changes only the density"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    geojson: bool | None = None
    """also return the lines as GeoJSON (RFC 7946), cut at the antimeridian"""
    star_lon: float | None = None
    """longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue"""
    star_lat: float | None = None
    """latitude in the true ecliptic of date, degrees; required unless star_place is catalogue"""
    star_name: str
    """label of the star, without leading or trailing blanks, not the name of a body of the solar system"""
    star_place: Literal["true", "apparent", "catalogue"] | None = None
    """`true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; after jd_start, by at most 400 days and 4096 cells"""
    step_days: float | None = None
    """largest coarse cell"""


class LunarStarOccultationRequest(Request):
    star_lon: float | None = None
    """longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue"""
    star_lat: float | None = None
    """latitude in the true ecliptic of date, degrees; required unless star_place is catalogue"""
    star_name: str
    """label of the star, without leading or trailing blanks, not the name of a body of the solar system"""
    star_place: Literal["true", "apparent", "catalogue"] | None = None
    """`true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; after jd_start, by at most 36525 days"""
    step_days: float | None = None
    """has no effect: the search steps from conjunction to conjunction and misses no events"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north"""
    observer_lon: float | None = None
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    view_samples: int | None = None
    """with an observer: adds `views` to each event, the Moon's disc and the target at the contacts, at rise and set between them, and at this number of evenly spaced instants over twice the time from ingress to egress"""


class MansionBulkRequest(Request):
    positions: dict[str, float]
    """tropical ecliptic longitudes by name, degrees; names are trimmed"""
    mode: Literal["tropical", "sidereal"] | None = None
    """zodiac of the mansions; sidereal subtracts the ayanamsa from the tropical longitude and requires jd_ut"""
    jd_ut: float | None = None
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"] | None = None
    """author of the natures and significations; the boundaries are the same in all"""


class MansionInfoResponse(Answer):
    index: int
    """1 to 28"""
    arabic_name: str
    latin_name: str
    ruling_star: str
    """star that gave the mansion its name; the boundaries do not depend on it"""
    nature: str
    signification: str


class MansionPositionResponse(Answer):
    mansion: MansionInfoResponse
    degrees_in: float
    longitude: float
    """longitude of the request, degrees"""
    computation_longitude: float
    """longitude that was divided, degrees in [0, 360)"""


class MansionProvenanceResponse(Answer):
    mansion_system: str | None = None
    computational_basis: str | None = None
    default_authority: str | None = None
    mode: Literal["tropical", "sidereal"]
    tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"]
    """author of the natures and significations; the boundaries are the same in all"""
    requested_longitude: float
    normalized_longitude: float
    jd_ut: float | None = None
    ayanamsa_system: str | None = None
    ayanamsa_mode: str | None = None
    ayanamsa_deg: float | None = None
    """ayanamsa that was subtracted, degrees"""
    attribution_source: str
    """source of natures and significations"""
    stage_sequence: list[str]


class MansionBulkResponse(Answer):
    results: dict[str, MansionPositionResponse]
    total: int
    provenance: MansionProvenanceResponse


class MansionCatalogResponse(Answer):
    mansions: list[MansionInfoResponse]
    total: int
    span_degrees: float
    traditions: list[Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"]]
    provenance: MansionProvenanceResponse


class MansionPositionEnvelopeResponse(Answer):
    result: MansionPositionResponse
    provenance: MansionProvenanceResponse


class MansionPositionRequest(Request):
    longitude: float
    """tropical ecliptic longitude, degrees; reduced to [0, 360)"""
    mode: Literal["tropical", "sidereal"] | None = None
    """zodiac of the mansions; sidereal subtracts the ayanamsa from the tropical longitude and requires jd_ut"""
    jd_ut: float | None = None
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"] | None = None
    """author of the natures and significations; the boundaries are the same in all"""


class MansionTraditionLookupResponse(Answer):
    mansion_index: int
    tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"]
    """author of the natures and significations; the boundaries are the same in all"""
    nature: str
    signification: str
    provenance: MansionProvenanceResponse


class OrbitalNodeJ2000Response(Answer):
    """the same orbit in the fixed ecliptic and equinox of J2000.0"""

    ascending_node: float
    perihelion: float
    inclination: float
    perihelion_latitude: float
    """ecliptic latitude of the perihelion, degrees"""
    longitude_of_perihelion: float
    """longitude of perihelion as in tables of elements: node + argument of perihelion, degrees"""


class MeanOrbitalNodeResponse(Answer):
    body: str
    ascending_node: float
    descending_node: float
    perihelion: float
    """ecliptic longitude of the perihelion, degrees"""
    aphelion: float
    inclination: float
    eccentricity: float
    semi_major_axis: float
    """au"""
    perihelion_latitude: float
    """ecliptic latitude of the perihelion, degrees"""
    longitude_of_perihelion: float
    """longitude of perihelion as in tables of elements: node + argument of perihelion, degrees"""
    j2000: OrbitalNodeJ2000Response


class MeanPlanetaryNodeRequest(Request):
    planet: str
    """Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune"""
    jd: float
    """Julian day TT or UT (the difference is negligible here); from 2000 BCE to 3000 CE"""


class MeanPlanetaryNodesBulkProvenanceResponse(Answer):
    method: Literal["mean_elements", "geometric_osculating"] | None = None
    requested_planets: list[str]
    returned_planets: list[str]
    jd: float
    jd_scale: str | None = None
    frame: str | None = None
    coordinate_basis: str | None = None
    kernel_required: bool | None = None
    validity_note: str | None = None
    stage_sequence: list[str]


class MeanPlanetaryNodesBulkRequest(Request):
    jd: float
    """Julian day TT or UT (the difference is negligible here); from 2000 BCE to 3000 CE"""
    planets: list[str] | None = None
    """default: all eight"""


class MeanPlanetaryNodesBulkResponse(Answer):
    nodes: dict[str, MeanOrbitalNodeResponse]
    total: int
    provenance: MeanPlanetaryNodesBulkProvenanceResponse


class SingleChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""
    include_nodes: bool | None = None
    """false leaves nodes and apogees out where `include_nodes` of the request lets them take part; true alone does not act"""
    observer_lat: float | None = None
    """observer: geodetic latitude, degrees north; give it together with observer_lon"""
    observer_lon: float | None = None
    """observer: longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""


class MidpointClusterRequest(Request):
    chart: SingleChartRequest
    planet_set: Literal["classic", "modern", "extended"] | None = None
    """classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them"""
    include_nodes: bool | None = None
    """true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node"""
    cluster_orb: float | None = None
    """largest gap between neighbouring midpoints of a cluster, degrees on the dial"""
    min_size: int | None = None
    """smallest number of midpoints in a cluster"""
    dial: float | None = None
    """size of the dial to which the zodiac is folded, degrees"""


class MidpointResponse(Answer):
    planet_a: str
    planet_b: str
    longitude: float
    """midpoint of the shorter arc, degrees"""
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""


class MidpointClusterResponse(Answer):
    dial_position: float
    """mean position of the cluster on the dial, [0, dial) degrees"""
    midpoints: list[MidpointResponse]
    spread: float
    """distance from the first to the last midpoint on the dial, degrees"""
    dial: float


class MidpointClusterSearchResponse(Answer):
    events: list[MidpointClusterResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class MidpointHitResponse(Answer):
    midpoint: MidpointResponse
    orb: float


class MidpointHitSearchResponse(Answer):
    events: list[MidpointHitResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class MidpointRequest(Request):
    chart: SingleChartRequest
    planet_set: Literal["classic", "modern", "extended"] | None = None
    """classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them"""
    include_nodes: bool | None = None
    """true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node"""


class MidpointSearchResponse(Answer):
    events: list[MidpointResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class MidpointToPointRequest(Request):
    chart: SingleChartRequest
    planet_set: Literal["classic", "modern", "extended"] | None = None
    """classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them"""
    include_nodes: bool | None = None
    """true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node"""
    target: float
    """longitude of the target, degrees; reduced to [0, 360)"""
    orb: float | None = None
    """degrees on the dial"""


class MidpointWeightRequest(Request):
    chart: SingleChartRequest
    planet_set: Literal["classic", "modern", "extended"] | None = None
    """classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them"""
    include_nodes: bool | None = None
    """true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node"""
    orb: float | None = None
    """degrees on the dial"""
    dial: float | None = None
    """size of the dial to which the zodiac is folded, degrees"""


class PlanetaryPictureResponse(Answer):
    focus: str
    pair_a: str
    pair_b: str
    midpoint_longitude: float
    orb: float
    """distance between focus and midpoint on the dial, degrees"""
    dial: float


class MidpointWeightResponse(Answer):
    planet: str
    score: int
    pictures: list[PlanetaryPictureResponse]


class MidpointWeightSearchResponse(Answer):
    events: list[MidpointWeightResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class MonthlyProfectionRequest(Request):
    natal: TimelordNativityRequest
    age_years: int
    """completed years"""
    month_index: int
    """completed months of the year"""


class MonthlyProfectionResponse(Answer):
    profected_longitude: float
    sign: str
    lord_of_month: str
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class MoonConnectionFlowComputationTruthResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: Literal["moon_connection_flow_at"] | None = None
    facade_entrypoint: str | None = None
    previous_window_semantics: Literal["caller_declared"] | None = None
    next_window_semantics: Literal["current_tropical_sign"] | None = None
    doctrine_semantics: Literal["none_geometry_only"] | None = None
    motion_speed_semantics: Literal["planet_at_geocentric_astrometric_longitude_rate"] | None = None


class MoonConnectionFlowAnalysisResponse(Answer):
    flow: MoonConnectionFlowResponse
    computation_truth: MoonConnectionFlowComputationTruthResponse
    computation_basis: ComputationBasis


class MoonConnectionFlowRequest(Request):
    jd_ut: float
    """Julian day, UT1"""
    previous_window_policy: Literal["current_sign", "fixed_lookback"]
    """search window of the previous separation: the current sign of the Moon, or previous_lookback_days"""
    previous_lookback_days: float | None = None
    """days before the query; only with fixed_lookback"""
    modern: bool | None = None
    """true: also consider Uranus, Neptune and Pluto"""
    motion_orb_factor: float | None = None
    motion_exact_tolerance_deg: float | None = None
    motion_rate_tolerance_deg_per_day: float | None = None


class VarshaphalBasis(Answer):
    ayanamsa_system: str
    ayanamsa_mode: str
    place_center: str
    house_system: str
    """house system used"""
    mudda_first_period: str
    year_lord_rule: str
    moon_year_lord: str
    ithasala_motion: str
    kamboola_contact: str
    manahoo_contact: str
    nakta_mediator: str
    khallasara: str
    varga_shares: str
    directional_strength: str
    mean_motions: str
    zodiac: str
    year_count: str
    is_day: bool
    """the Sun is above the horizon at the return"""
    computation_basis: ComputationBasis


class MuddaActiveResponse(Answer):
    query_date: str
    major_lord: str
    major_start_date: str
    major_end_date: str
    sub_lord: str
    sub_start_date: str
    sub_end_date: str
    basis: VarshaphalBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class MuddaDashaActivationResponse(Answer):
    query_date: str
    major_lord: str
    major_start_date: str
    major_end_date: str
    sub_lord: str
    sub_start_date: str
    sub_end_date: str


class MuddaDashaSubPeriodResponseSub(Answer):
    pass


class MuddaDashaSubPeriodResponse(Answer):
    level: int
    lord: str
    start_day: float
    """day of the year of 360 days"""
    end_day: float
    duration_days: float
    start_date: str
    end_date: str
    source_fraction: str
    sub: list[MuddaDashaSubPeriodResponseSub]


class MuddaDashaPeriodResponse(Answer):
    level: int
    lord: str
    start_day: float
    """day of the year of 360 days"""
    end_day: float
    duration_days: float
    start_date: str
    end_date: str
    source_fraction: str
    sub: list[MuddaDashaSubPeriodResponse]


class MuddaDashaResponse(Answer):
    school: str
    natal_nakshatra: str
    natal_nakshatra_index: int
    """0 ... 26"""
    natal_nakshatra_lord: str
    birth_elapsed_ghatis: float
    birth_remaining_ghatis: float
    year_ruler: str
    year_start_date: str
    year_end_date: str
    periods: list[MuddaDashaPeriodResponse]


class MuddaPeriodResultProfileResponse(Answer):
    period_lord: str
    governing_year_lord: str
    relation_to_varshesha: str
    relation_to_year_lagna_lord: str
    strength_quality: str
    manifestation: str
    result_fullness: str
    doctrine: str


class MuddaPeriodJudgementResponse(Answer):
    activation: MuddaDashaActivationResponse
    major_lord: str
    sub_lord: str
    major_house: int | None
    sub_house: int | None
    major_authority: str | None
    sub_authority: str | None
    major_supportive_yoga_count: int
    major_obstructive_yoga_count: int
    sub_supportive_yoga_count: int
    sub_obstructive_yoga_count: int
    major_result: MuddaPeriodResultProfileResponse
    sub_result: MuddaPeriodResultProfileResponse
    major_longitude: float
    sub_longitude: float
    node: str
    basis: VarshaphalBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PanchangaPolicyRequest(Answer):
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system; default: that of the request (authI, Lahiri)"""
    shunned_yogas: Literal["nine", "five"] | None = None
    """inauspicious yogas: nine (Muhurta Chintamani) or five: Atiganda, Shula, Ganda, Vyatipata and Vaidhriti (Raman, Muhurtha)"""


class MuhurtaPolicyRequest(Request):
    weight_tithi: float | None = None
    """weight of the points of this limb in the score"""
    weight_vara: float | None = None
    """weight of the points of this limb in the score"""
    weight_nakshatra: float | None = None
    """weight of the points of this limb in the score"""
    weight_yoga: float | None = None
    """weight of the points of this limb in the score"""
    weight_karana: float | None = None
    """weight of the points of this limb in the score"""
    vara_rule: Literal["lord", "dagdha_tithi"] | None = None
    """quality of the weekday: by its lord; or inauspicious on its burnt (dagdha) tithi (12 11 5 3 6 8 9 from Sunday), else neutral"""


class MuhurtaChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float | None = None
    """place of the sunrise: geodetic latitude, degrees north"""
    observer_lon: float | None = None
    """place of the sunrise: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None
    """upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction"""
    no_sunrise: Literal["mean_day", "refuse"] | None = None
    """when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
    panchanga_policy: PanchangaPolicyRequest | None = None
    muhurta_policy: MuhurtaPolicyRequest | None = None


class MuhurtaRequestEchoResponse(Answer):
    source: Literal["direct_inputs", "chart_backed"]
    dt: str | None
    sun_tropical_lon: float | None
    moon_tropical_lon: float | None
    jd: float | None
    observer_lat: float | None
    observer_lon: float | None
    observer_elev_m: float | None
    ayanamsa_system: str


class PanchangaElementResponse(Answer):
    name: str
    index: int
    """from 0"""
    number: int
    """from 1"""
    degrees_elapsed: float
    """elapsed degrees of the arc; 0 for the weekday, which is not an arc"""
    degrees_remaining: float
    start: EventInstantResponse | None = None
    end: EventInstantResponse | None = None


class NakshatraPositionResponse(Answer):
    nakshatra: str
    nakshatra_index: int
    """0 ... 26"""
    nakshatra_lord: str
    """of the vimshottari cycle"""
    pada: int
    """quarter, 1 ... 4"""
    degrees_in: float
    sidereal_lon: float
    """sidereal longitude, degrees in [0, 360)"""
    start: EventInstantResponse | None = None
    end: EventInstantResponse | None = None


class VaraBasisResponse(Answer):
    basis: Literal["local_sunrise", "local_mean_time_06h", "civil_day_ut1"]
    """local_sunrise: from the last sunrise at the place; local_mean_time_06h: the Sun does not rise there; civil_day_ut1: weekday at Greenwich, for a request without a place"""
    sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted", None]
    sunrise: EventInstantResponse | None
    sunset: EventInstantResponse | None
    next_sunrise: EventInstantResponse | None
    sun_position: Literal["above_horizon", "below_horizon", None]
    """position of a Sun that does not rise and set, else null"""


class PanchangaResultResponse(Answer):
    jd: float
    """Julian day UT1"""
    ayanamsa_system: str
    tithi: PanchangaElementResponse
    vara: PanchangaElementResponse
    vara_lord: str
    nakshatra: NakshatraPositionResponse
    yoga: PanchangaElementResponse
    karana: PanchangaElementResponse
    paksha: Literal["shukla", "krishna"]
    vara_basis: VaraBasisResponse
    lunar_month: LunarMonthsResponse | None = None
    ayanamsa_mode: str
    ayanamsa_degrees: float
    """degrees subtracted from tropical longitudes"""
    place_center: str | None = None
    place_reduction: str | None = None
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class MuhurtaPolicyResponse(Answer):
    weight_tithi: float
    weight_vara: float
    weight_nakshatra: float
    weight_yoga: float
    weight_karana: float
    vara_rule: Literal["lord", "dagdha_tithi"]
    exposed_policy_fields: list[str]
    omitted_policy_fields: list[str]


class MuhurtaClassificationResponse(Answer):
    overall: Literal["auspicious", "neutral", "inauspicious"]
    tithi: Literal["auspicious", "neutral", "inauspicious"]
    vara: Literal["auspicious", "neutral", "inauspicious"]
    nakshatra: Literal["auspicious", "neutral", "inauspicious"]
    yoga: Literal["auspicious", "neutral", "inauspicious"]
    karana: Literal["auspicious", "neutral", "inauspicious"]
    reasons: list[str]
    """faults by limb"""


class MuhurtaProvenanceResponse(Answer):
    source_module: str
    engine_entrypoint: str
    panchanga_source: Literal["direct_inputs", "chart_backed"]
    panchanga_module: str
    chart_construction: str
    reader_owner: str
    western_electional_doctrine: Literal["not_admitted"]
    search_semantics: Literal["not_admitted"]
    activity_guidance: Literal["not_admitted"]
    score_scale: str
    stage_sequence: list[str]
    overall_rule: str
    """rule that combines the limbs"""


class MuhurtaClassificationEnvelopeResponse(Answer):
    request: MuhurtaRequestEchoResponse
    panchanga: PanchangaResultResponse
    policy: MuhurtaPolicyResponse
    classification: MuhurtaClassificationResponse
    provenance: MuhurtaProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class MuhurtaDirectRequest(Request):
    sun_tropical_lon: float
    """tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)"""
    moon_tropical_lon: float
    """tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)"""
    jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    panchanga_policy: PanchangaPolicyRequest | None = None
    muhurta_policy: MuhurtaPolicyRequest | None = None


class MuhurtaScoreResponse(Answer):
    total: float
    breakdown: dict[str, float]
    """weighted points by limb"""
    classification: MuhurtaClassificationResponse
    score_scale: Literal["engine_raw_unbounded"]
    score_direction: Literal["higher_is_more_favorable_under_policy"]


class MuhurtaScoreEnvelopeResponse(Answer):
    request: MuhurtaRequestEchoResponse
    panchanga: PanchangaResultResponse
    policy: MuhurtaPolicyResponse
    classification: MuhurtaClassificationResponse
    score: MuhurtaScoreResponse
    provenance: MuhurtaProvenanceResponse


class MultipleStarCatalogProvenanceResponse(Answer):
    catalog_source: list[str]
    catalog_scope: str | None = None
    system_type: str
    orbit_model: str
    orbital_doctrine: str
    resolvability_doctrine: str | None = None
    combined_magnitude_doctrine: str | None = None
    primary_orbit_label: str | None = None
    primary_orbit_period_uncertain: bool | None = None
    stage_sequence: list[str]


class MultipleStarComponentResponse(Answer):
    label: str
    spectral_type: str
    magnitude: float
    mass_solar: float | None
    """solar masses; null when unknown"""
    note: str


class MultipleStarListProvenanceResponse(Answer):
    catalog_source: list[str]
    catalog_scope: str | None = None
    requested_query: str | None = None
    requested_system_type: str | None = None
    limit: int
    returned_count: int
    stage_sequence: list[str]


class MultipleStarListResponse(Answer):
    systems: list[str]
    total: int
    provenance: MultipleStarListProvenanceResponse


class MultipleStarOrbitResponse(Answer):
    label: str
    period_yr: float
    """Julian years; 0 when unknown"""
    epoch_jd: float
    """Julian day of periastron; 0 when unknown"""
    ecc: float
    semi_major_arcsec: float
    """semi-major axis, or the measured separation of a pair without an orbit"""
    incl_deg: float
    node_deg: float
    arg_peri_deg: float
    ref_pa_deg: float
    """measured position angle of a pair without an orbit"""
    period_uncertain: bool
    elements_source: str


class MultipleStarStateProvenanceResponse(Answer):
    requested_datetime: str
    normalized_datetime_utc: str
    jd: float
    """Julian day UT1"""
    computation_source: str | None = None
    catalog_source: list[str]
    requested_system: str
    returned_system: str
    system_type: str
    orbit_model: str
    aperture_mm: float
    dawes_limit_arcsec: float
    primary_orbit_label: str | None = None
    primary_orbit_period_uncertain: bool | None = None
    stage_sequence: list[str]


class MultipleStarStateRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    system: str
    """name, designation or alias of a catalogued system"""
    aperture_mm: float | None = None
    """clear aperture of the telescope, millimetres"""


class MultipleStarSystemResponse(Answer):
    name: str
    designation: str
    also_known_as: list[str]
    system_type: str
    components: list[MultipleStarComponentResponse]
    orbits: list[MultipleStarOrbitResponse]
    combined_mag: float
    computed_combined_magnitude: float
    classical_quality: str
    note: str
    provenance: MultipleStarCatalogProvenanceResponse


class PairPlaceResponse(Answer):
    label: str
    separation_arcsec: float
    position_angle_deg: float
    is_resolvable: bool
    from_orbit: bool
    """false for the catalogued measurement of a pair without an orbit"""
    position_angle_reliable: bool


class MultipleStarStateResponse(Answer):
    system: MultipleStarSystemResponse
    separation_arcsec: float
    """of the principal pair"""
    position_angle_deg: float
    """secondary from primary, north through east, equinox J2000"""
    is_resolvable: bool
    """separation >= Dawes' limit of the aperture"""
    is_resolvable_100mm: bool
    is_resolvable_200mm: bool
    dominant_component: str
    components: dict[str, MultipleStarComponentResponse]
    provenance: MultipleStarStateProvenanceResponse
    pairs: list[PairPlaceResponse]
    """every catalogued pair of the system"""


class PrimarySyzygyProfileRequest(Request):
    event_type: Literal["primary_syzygy"]
    search_start_utc: str
    """start of the search, ISO 8601 with offset"""
    search_end_utc: str
    """end of the search (exclusive), ISO 8601 with offset"""
    location: MundaneLocationRequest
    house_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"]
    """a system that is undefined for the place and moment is refused, never replaced"""
    anchor_ingress: Literal["aries", "cancer", "libra", "capricorn"]


MundaneEventChartProfileRequest = CardinalIngressProfileRequest | PrimarySyzygyProfileRequest | EclipseProfileRequest | JupiterSaturnProfileRequest


class PrimarySyzygyReceiptResponse(Answer):
    event_type: Literal["primary_syzygy"]
    phase: Literal["new_moon", "full_moon"]
    epoch: MundaneEpochResponse
    sun_longitude_deg: float
    moon_longitude_deg: float
    search_truth: MundaneRootSearchResponse | None
    root_residual_deg: float
    solver_tolerance_days: float
    angular_root_tolerance: MundaneAngularRootToleranceResponse
    provenance: MundaneEventProvenanceResponse
    clock: MundaneEventClockResponse | None
    longitude_definition: Literal["sun_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_equinox_of_date", "sun_moon_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_longitude_difference", "jupiter_saturn_geocentric_apparent_ecliptic_difference"]


class PrecedingSyzygySelectionReceiptResponse(Answer):
    anchor_event: CardinalIngressReceiptResponse
    candidates: list[PrimarySyzygyReceiptResponse]
    selected: PrimarySyzygyReceiptResponse
    comparison_timescale: Literal["utc", "ut1", "tt", "tdb"]
    policy_id: str


class PrimarySyzygySelectionContextResponse(Answer):
    event_type: Literal["primary_syzygy"]
    anchor_ingress: Literal["aries", "cancer", "libra", "capricorn"]
    selection: PrecedingSyzygySelectionReceiptResponse


class MundaneEventEvidenceResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    receipt: CardinalIngressReceiptResponse | PrimarySyzygyReceiptResponse | EclipseEventReceiptResponse | JupiterSaturnConjunctionReceiptResponse | None
    issue: MundaneNotEvaluableResponse | None


class PrecedingSyzygyEvidenceResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    selection: PrecedingSyzygySelectionReceiptResponse | None
    issue: MundaneNotEvaluableResponse | None


class MundaneHouseComputationResponse(Answer):
    event_epoch: MundaneEpochResponse
    location: MundaneLocationResponse
    requested_house_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"]
    """a system that is undefined for the place and moment is refused, never replaced"""
    policy: HousePolicyResponse
    houses: HousesResponse
    calculator_id: str


class MundaneLocalProjectionReceiptResponse(Answer):
    anchor_event: CardinalIngressReceiptResponse | PrimarySyzygyReceiptResponse | EclipseEventReceiptResponse | JupiterSaturnConjunctionReceiptResponse
    house_computation: MundaneHouseComputationResponse
    chart_epoch_kind: Literal["ecliptic_syzygy", "equatorial_conjunction", "equatorial_opposition", "greatest_eclipse", None]


class MundaneLocalProjectionEvidenceResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    receipt: MundaneLocalProjectionReceiptResponse | None
    issue: MundaneNotEvaluableResponse | None


class MundaneProfileProvenanceResponse(Answer):
    source_refs: list[str]
    engine_version: str | None
    method_id: str
    derivation: str


class MundaneProfileResponse(Answer):
    status: Literal["evaluated", "not_evaluable"]
    anchor_event: MundaneEventEvidenceResponse
    cardinal_ingress_selection: CardinalIngressSelectionEvidenceResponse
    preceding_syzygy: PrecedingSyzygyEvidenceResponse
    local_projection: MundaneLocalProjectionEvidenceResponse
    provenance: MundaneProfileProvenanceResponse
    not_evaluable: list[MundaneNotEvaluableResponse]
    included_components: list[Literal["anchor_event", "cardinal_ingress_selection", "preceding_primary_syzygy", "local_chart_projection", "local_eclipse_circumstances"]]
    excluded_components: list[Literal["political_prediction", "economic_prediction", "disaster_prediction", "weather_prediction", "conflict_prediction", "national_fate", "country_sign_rulership", "great_mutation_interpretation"]]


class MundaneEventChartProfileResponse(Answer):
    selection: CardinalIngressSelectionContextResponse | PrimarySyzygySelectionContextResponse | EclipseSelectionContextResponse | JupiterSaturnSelectionContextResponse
    profile: MundaneProfileResponse
    computation_basis: ComputationBasis


class MunthaConditionProfileResponse(Answer):
    muntha_longitude: float
    muntha_house: int
    """1 ... 12"""
    muntha_sign: str
    muntha_lord: str
    muntha_lord_longitude: float
    muntha_lord_house: int
    """1 ... 12"""
    muntha_lord_sign: str
    lord_in_kendra: bool
    lord_in_trikona: bool
    lord_in_dusthana: bool
    lord_is_strong: bool
    lord_is_weak: bool


class SynastryOverlayTruthResponse(Answer):
    source_label: str
    target_label: str
    include_nodes: bool
    point_count: int
    target_house_system: str
    target_effective_house_system: str
    target_has_fallback: bool
    target_fallback_reason: str | None = None


class SynastryOverlayClassificationResponse(Answer):
    overlay_mode: str
    pair_mode: str
    includes_nodes: bool
    has_house_fallback: bool


class SynastryHouseOverlay(Answer):
    source_label: str
    target_label: str
    placements: dict[str, HousePlacementResponse]
    include_nodes: bool
    computation_truth: SynastryOverlayTruthResponse | None = None
    classification: SynastryOverlayClassificationResponse | None = None
    relation: SynastryRelationResponse | None = None
    condition_profile: SynastryConditionProfileResponse | None = None


class MutualHouseOverlayResponse(Answer):
    first_in_second: SynastryHouseOverlay
    second_in_first: SynastryHouseOverlay
    computation_basis: PairComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class NatalAspectSearchRequest(Request):
    body: str
    """moving body: Sun to Pluto, True Node, Mean Node, Lilith, True Lilith, or a named small body"""
    natal_longitudes: list[float]
    aspect_angles: list[float]
    """directed angles, degrees: the moving body is at natal longitude + angle"""
    aspect_orbs: list[float] | None = None
    """one orb per angle, degrees; empty: exact aspects only"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1"""
    search_motion: Literal["forward", "backward"] | None = None
    """echoed in each event; events are always sorted by jd_exact"""


class NatalAspectSearchResponse(Answer):
    events: list[AspectTransitEventResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class NatalParanSearchRequest(Request):
    bodies: list[str]
    natal_jd: float
    """birth, Julian day UT1; the search covers the 24 hours from the preceding midnight UT1"""
    lat: float
    """geodetic latitude, degrees north; not exactly a pole, which has no meridian"""
    lon: float
    """geodetic longitude, degrees east"""
    include_crossing_inventory: bool | None = None
    """also return the four circles of every body, with the reason for each missing crossing"""
    orb_minutes: float | None = None
    """largest time between the two crossings, minutes, inclusive"""
    policy_preset: Literal["permissive", "star_planet_only"] | None = None
    """permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon"""
    horizon_policy: Literal["refracted", "geometric"] | None = None
    """refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""


class NearestPlaceResponse(Answer):
    name: str
    country: str
    region: str | None = None
    country_code: str
    """ISO 3166"""
    latitude: float
    longitude: float
    timezone: str
    distance_km: float


class NextIngressRequest(Request):
    body: str
    """Sun, Moon, Mercury ... Pluto"""
    jd_start: float
    """Julian day, UT1"""
    max_days: float | None = None
    """length of the search, days; the default depends on the body"""
    step_days: float | None = None
    """requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""
    solver_tolerance_days: float | None = None
    """width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""
    direction: Literal["direct", "retrograde", "either"] | None = None
    """which crossings are answered, by the motion of the body at the crossing"""


class NextIngressResponse(Answer):
    body: str
    sign: str
    """entered sign: the sign before the boundary if the motion is retrograde"""
    sign_longitude: float
    """longitude of the boundary, degrees"""
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    direction: str
    computation_truth: IngressComputationTruthResponse | None = None
    classification: IngressComputationClassificationResponse | None = None
    relation: TransitRelationResponse | None = None
    condition_profile: TransitConditionProfileResponse | None = None
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class NextStationRequest(Request):
    body: str
    """Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)"""
    jd_start: float
    """Julian day, UT1"""
    max_days: float | None = None
    """length of the search, days"""
    step_days: float | None = None
    """requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""


class StationSearchTruthResponse(Answer):
    requested_step_days: float | None = None
    step_days: float | None = None
    """step of the search, days; null for a body without stations"""


class NextStationResponse(Answer):
    body: str
    station_type: Literal["retrograde", "direct"]
    """motion that starts at the station"""
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    longitude: float
    """apparent geocentric longitude of date, degrees"""
    search: StationSearchTruthResponse | None = None
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class NinePartComputationResponse(Answer):
    asc_longitude: float
    add_key: str
    sub_key: str
    add_longitude: float
    sub_longitude: float
    is_night_chart: bool
    formula_reversed: bool
    formula_variant: Literal["day", "night"]
    formula: str


class NinePartConditionProfileResponse(Answer):
    part: str
    lord: str
    """domicile ruler of the sign of the part"""
    lord_is_part_planet: bool
    is_in_own_sign: bool
    """whether the part is in a domicile of its planet"""
    is_derived: bool
    dependency_kind: Literal["direct", "derived"]
    historical_status: Literal["core_seven", "admitted_extension"]


class NinePartResponse(Answer):
    name: str
    planet_association: str | None
    historical_status: Literal["core_seven", "admitted_extension"]
    meaning: str
    longitude: float
    sign: str
    sign_degree: float
    sign_symbol: str
    dependency_kind: Literal["direct", "derived"]
    computation: NinePartComputationResponse


class NinePartsAggregateSummaryResponse(Answer):
    is_night_chart: bool
    part_count: int
    direct_part_count: int
    derived_part_count: int
    planetary_part_count: int
    admitted_extension_part_count: int
    nocturnal_formula_count: int
    parts_in_own_sign: list[str]
    unique_lords: list[str]
    """all lords, in Chaldean order"""
    dominant_lord: str | None
    """lord of the most parts; null for a tie"""


class NinePartsPolicyRequest(Request):
    reversal_rule: Literal["full_reversal"] | None = None
    historical_scope: Literal["evidenced_core_plus_admitted_extension"] | None = None


class NinePartsAuthKRequest(Request):
    asc: float
    """longitude of the ascendant, degrees"""
    planets: dict[str, float]
    """longitudes of Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn and North Node, degrees; further points are ignored"""
    is_night_chart: bool
    """whether the chart is a night chart"""
    policy: NinePartsPolicyRequest | None = None
    include_validation: bool | None = None
    """whether to check the answer and report the result"""


class NinePartsDependencyResponse(Answer):
    part: str
    lot_dependencies: list[str]
    """parts that are ingredients of this part"""
    is_direct: bool
    dependency_count: int


class NinePartsPolicyResponse(Answer):
    reversal_rule: Literal["full_reversal"]
    historical_scope: Literal["evidenced_core_plus_admitted_extension"]


class NinePartsValidationResponse(Answer):
    passed: bool
    failures: list[str]
    entrypoint: str | None = None


class NinePartsProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str | None = None
    validation_entrypoint: str | None = None
    doctrine: str | None = None
    reversal_rule: Literal["full_reversal"]
    historical_scope: Literal["evidenced_core_plus_admitted_extension"]
    night_determination_owner: str | None = None
    ascendant_derivation_owner: str | None = None
    formula_basis: str | None = None
    chart_construction: str | None = None
    house_placement: str | None = None
    sect_determination: str | None = None
    stage_sequence: list[str]


class NinePartsAuthKResponse(Answer):
    parts: list[NinePartResponse]
    dependency_relations: list[NinePartsDependencyResponse]
    condition_profiles: list[NinePartConditionProfileResponse]
    aggregate: NinePartsAggregateSummaryResponse
    policy: NinePartsPolicyResponse
    validation: NinePartsValidationResponse | None = None
    provenance: NinePartsProvenanceResponse


class NodeCatalogItemResponse(Answer):
    name: str
    methods: list[Literal["mean_elements", "geometric_osculating"]]
    mean_requires_kernel: bool | None = None
    geometric_requires_kernel: bool | None = None
    notes: list[str]


class NodeCatalogProvenanceResponse(Answer):
    catalog_scope: str | None = None
    mean_element_source: str | None = None
    geometric_source: str | None = None
    stage_sequence: list[str]


class NodeCatalogResponse(Answer):
    bodies: list[NodeCatalogItemResponse]
    total: int
    provenance: NodeCatalogProvenanceResponse


class NodeProvenanceResponse(Answer):
    method: Literal["mean_elements", "geometric_osculating"]
    requested_body: str
    returned_body: str
    jd: float
    jd_scale: str
    frame: str
    coordinate_basis: str
    kernel_required: bool
    kernel_source: str
    validity_note: str
    source_module: str | None = None
    stage_sequence: list[str]


class NodeResponse(Answer):
    node: MeanOrbitalNodeResponse
    provenance: NodeProvenanceResponse


class NotEvaluableDirectionResponse(Answer):
    name: str
    reason: Literal["no_semi_arc", "declination_beyond_obliquity"]
    """no_semi_arc: the point never crosses the horizon and is directed to the meridian only; declination_beyond_obliquity: no point of the ecliptic has this declination"""


class ObserverVisibilityEnvironmentRequest(Request):
    light_pollution_class: int | None = None
    """Bortle class, 1 the darkest; null: no class, with a limiting magnitude of 6.5"""
    limiting_magnitude: float | None = None
    """limiting magnitude of the site; overrides class and measured sky"""
    sky_surface_brightness_mag_arcsec2: float | None = None
    """surface brightness measured at the zenith; overrides the class"""
    local_horizon_altitude_deg: float | None = None
    temperature_c: float | None = None
    pressure_mbar: float | None = None
    relative_humidity: float | None = None
    observer_altitude_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    observing_aid: Literal["naked_eye", "binoculars", "telescope"] | None = None
    """binoculars: aperture 50 mm; telescope: aperture 150 mm"""


class OccultationGrazePointResponse(Answer):
    jd_ut: float
    """Julian day, UT1"""
    latitude_deg: float
    longitude_deg: float


class OccultationGrazeLimitResponse(Answer):
    side: Literal["north", "south"]
    """side of the shadow axis, along the celestial meridian"""
    points: list[OccultationGrazePointResponse]


class OccultationPathPointResponse(Answer):
    jd_ut: float
    """Julian day, UT1"""
    datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    latitude_deg: float
    longitude_deg: float
    separation_deg: float
    """separation of the centres of Moon and target"""
    clearance_deg: float
    """sum of the semidiameters minus the separation; 0 on a limit"""
    target_altitude_deg: float | None = None
    """altitude of the target's centre, without refraction; if it is negative, the target is below the horizon"""


class OccultationPathBoundaryPointResponse(Answer):
    side: Literal["left", "right"]
    """side of the centre track in the order of time"""
    point: OccultationPathPointResponse
    cross_track_distance_km: float


class OccultationPathBoundaryTrackResponse(Answer):
    side: Literal["left", "right"]
    """side of the centre track in the order of time"""
    points: list[OccultationPathBoundaryPointResponse]


class OccultationPathGeometryResponse(Answer):
    occulting_body: str
    occulted_body: str
    jd_greatest_ut: float
    greatest_datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    greatest_definition: Literal["least_geocentric_separation", "greatest_clearance", "requested_instant"] | None = None
    """definition of the greatest instant: least separation for the Earth's centre; greatest clearance (semidiameters minus separation) over all places; or the requested instant"""
    central_line_lats: list[float]
    central_line_lons: list[float]
    path_width_km: float
    """width across the track at the greatest instant, from limit to limit along great circles"""
    duration_at_greatest_s: float
    """duration for a fixed observer at the greatest place"""
    geojson: GeoJsonFeatureCollection | None = None
    computation_basis: ComputationBasis | None = None


class OccultationPathSearchResponse(Answer):
    events: list[OccultationPathGeometryResponse]
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class OccultationPathSummary(Answer):
    occulting_body: str
    occulted_body: str
    jd_greatest_ut: float
    greatest_datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    greatest_definition: Literal["least_geocentric_separation", "greatest_clearance", "requested_instant"] | None = None
    """definition of the greatest instant: least separation for the Earth's centre; greatest clearance (semidiameters minus separation) over all places; or the requested instant"""
    central_line_lats: list[float]
    central_line_lons: list[float]
    path_width_km: float
    """width across the track at the greatest instant, from limit to limit along great circles"""
    duration_at_greatest_s: float
    """duration for a fixed observer at the greatest place"""


class OccultationPoleCrossingResponse(Answer):
    pole: Literal["north", "south"]
    phase: Literal["ingress", "egress"]
    point: OccultationPathPointResponse
    boundary_side: Literal["left", "right", None]
    """side of the centre track in the order of time"""


class OccultationPathTopologyResponse(Answer):
    summary: OccultationPathSummary
    topology: Literal["two_sided_band"]
    centers: list[OccultationPathPointResponse]
    boundaries: list[OccultationPathBoundaryTrackResponse]
    greatest_left: OccultationPathBoundaryPointResponse
    greatest_right: OccultationPathBoundaryPointResponse
    pole_crossings: list[OccultationPoleCrossingResponse]
    lunar_limb_model: Literal["SPHERICAL_MEAN_LIMB"]
    target_model: Literal["POINT_SOURCE", "JPL_EQUATORIAL_SOLID_BODY"]
    observer_elevation_m: float
    observer_geometry: Literal["WGS84_GEODETIC"]
    width_metric: Literal["SPHERICAL_GREAT_CIRCLE_R6378_137_KM"]
    time_scale: Literal["UT1"]
    atmospheric_refraction: Literal[False]
    saturn_rings_included: Literal[False]
    limits: list[OccultationGrazeLimitResponse] | None = None
    """with `include_limits`: places at which the Moon's limb grazes the target at their deepest instant, with the target above the horizon (no refraction). `boundaries` are the limits of single instants. A side is absent if the shadow extends beyond the Earth there"""
    geojson: GeoJsonFeatureCollection | None = None
    computation_basis: ComputationBasis | None = None


class OccultationPathTopologySearchResponse(Answer):
    events: list[OccultationPathTopologyResponse]
    computation_basis: ComputationBasis | None = None


class OrbitalElementsResponse(Answer):
    name: str
    epoch_jd: float
    """Julian day TT"""
    semi_major_axis_au: float | None = None
    eccentricity: float
    inclination_deg: float
    """to the ecliptic of J2000.0"""
    lon_ascending_node_deg: float
    arg_perihelion_deg: float
    mean_anomaly_deg: float | None = None
    mean_motion_deg_per_day: float | None = None
    orbital_period_days: float | None = None
    perihelion_distance_au: float
    """of the osculating ellipse"""
    aphelion_distance_au: float | None = None


class OrbitalSingularityThresholdsResponse(Answer):
    circular_e_tolerance: float
    equatorial_sin_i_tolerance: float
    parabolic_e_tolerance: float
    rectilinear_normalized_h_tolerance: float
    policy: str


class OrbitalElementsProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str | None = None
    reader_owner: str
    center: str
    frame: str
    orientation: str | None = None
    element_type: str | None = None
    position_basis: str | None = None
    apparent_corrections: str | None = None
    light_time_correction: str | None = None
    mean_element_table: str | None = None
    gravity: OrbitalGravityResponse
    frame_construction: OrbitalFrameConstructionResponse
    state_source: OrbitalStateSourceResponse
    singularity_thresholds: OrbitalSingularityThresholdsResponse
    stage_sequence: list[str]


class OrbitalElementsEnvelopeResponse(Answer):
    request: OrbitRequestEchoResponse
    time: OrbitTimeResponse
    elements: OrbitalElementsResponse
    provenance: OrbitalElementsProvenanceResponse
    computation_basis: ComputationBasis


class OrbitalElementsRequest(Request):
    body: str
    """Mercury, Venus, Earth, Mars ... Pluto; or a small body by name, number or asteroid:NAME"""
    jd_ut: float
    """Julian day, UT1"""


class OrbitalPhenomenaEventsRequestEcho(Answer):
    body: str
    """Mercury, Venus, Earth, Mars ... Pluto"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """end of the window, Julian day UT1; at most 5000 days after jd_start"""
    event_kinds: list[Literal["greatest_eastern_elongation", "greatest_western_elongation", "perihelion", "aphelion"]] | None
    """default: all kinds of the body; only Mercury and Venus have greatest elongations"""


class PhenomenonEventResponse(Answer):
    body: str
    event_kind: Literal["greatest_eastern_elongation", "greatest_western_elongation", "perihelion", "aphelion"]
    label: str
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    value: float
    """elongation in degrees, or distance from the Sun in au"""
    value_unit: str


class OrbitalPhenomenaEventsEnvelopeResponse(Answer):
    request: OrbitalPhenomenaEventsRequestEcho
    events: list[PhenomenonEventResponse]
    total: int
    provenance: GenericPhenomenaProvenanceResponse
    computation_basis: ComputationBasis


class OrbitalPhenomenaEventsRequest(Request):
    body: str
    """Mercury, Venus, Earth, Mars ... Pluto"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """end of the window, Julian day UT1; at most 5000 days after jd_start"""
    event_kinds: list[Literal["greatest_eastern_elongation", "greatest_western_elongation", "perihelion", "aphelion"]] | None = None
    """default: all kinds of the body; only Mercury and Venus have greatest elongations"""


class OvercomingRequest(Request):
    body1: str
    """name of the point"""
    longitude1: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    body2: str
    """name of the point"""
    longitude2: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""


class OvercomingResponse(Answer):
    body1: str
    longitude1: float
    body2: str
    longitude2: float
    body1_overcomes_body2: bool
    body2_overcomes_body1: bool
    overcoming_body: str | None
    hellenistic_superiority_truth: HellenisticSuperiorityTruthResponse
    provenance: HellenisticAspectProvenanceResponse


class PanchaPakshiAksaraIdentityRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    initial_vowel: str
    """first vowel of the name or of the question: A, I, U, E, O in either case, or the Tamil letter"""


class PanchaPakshiSourceLocatorResponse(Answer):
    locator_id: str
    witness_id: str
    label: str
    url: str
    evidence_role: str
    """rule that the leaf supports"""


class PanchaPakshiSourceResponse(Answer):
    witness_id: str
    title: str
    traditional_attribution: str
    authorship_status: str
    publication_place: str
    publisher: str
    publication_year: int
    language: str
    archive_item_url: str
    archive_original_image_zip_name: str
    archive_original_image_zip_source_status: str
    archive_original_image_zip_md5: str
    archive_original_image_zip_sha1: str
    archive_pdf_name: str
    archive_pdf_source_status: str
    archive_pdf_md5: str
    archive_pdf_sha1: str
    locally_verified_pdf_sha256: str
    catalogued_contributor_note: str
    artifact_distribution_status: str
    redistribution_policy: str
    license_scope: str
    artifact_distribution_note: str


class PanchaPakshiOmissionResponse(Answer):
    feature: str
    status: str
    reason: str


class PanchaPakshiProvenanceResponse(Answer):
    profile_id: str
    admission_status: Literal["research_only", "source_scoped_public", "corroborated_public"]
    product_kind: str
    default_selection_allowed: bool
    capabilities: list[Literal["aksara_identity", "nominal_schedule", "directed_relationships", "astronomical_context", "astronomical_paksha_inference", "nakshatra_bird_mapping", "natal_identity", "padu_bird_mapping", "first_eat_bird_mapping", "sookshma_temporal_selection", "fixed_clock_materialization", "fixed_clock_current_cell_selection", "solar_proportional_materialization", "solar_proportional_current_cell_selection", "authority_birds", "subdivisions", "condition", "scoring", "window_search"]]
    admission_decision_id: str
    derivation_status: str
    assembly_policy: str
    astronomical_routing_status: str
    """astronomical quantities that this answer uses"""
    source: PanchaPakshiSourceResponse
    declared_omissions: list[PanchaPakshiOmissionResponse]


class PanchaPakshiAksaraIdentityResponse(Answer):
    profile_id: str
    identity_kind: str
    input_symbol: str
    normalized_symbol: str
    bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    is_natal_moon_identity: bool
    source_locators: list[PanchaPakshiSourceLocatorResponse]
    provenance: PanchaPakshiProvenanceResponse


class PanchaPakshiAstronomicalPakshaInferencePolicyResponse(Answer):
    policy_id: Literal["apparent_geocentric_moon_sun_longitude_paksha_half_open_v1"]
    input_time_scale: Literal["ut1"]
    ephemeris_time_scale: Literal["reader_bound_tt"]
    position_origin: Literal["geocentric"]
    position_frame: Literal["true_ecliptic_of_date"]
    apparent: Literal[True]
    aberration: Literal[True]
    grav_deflection: Literal[True]
    nutation: Literal[True]
    elongation_definition: Literal["normalized_moon_longitude_minus_sun_longitude"]
    shukla_interval: Literal["0_inclusive_180_exclusive"]
    krishna_interval: Literal["180_inclusive_360_exclusive"]
    elongation_domain: Literal["degrees_half_open_0_360"]
    boundary_tolerance_degrees: Literal[0]
    ayanamsa_status: Literal["not_applied_common_longitude_offset_cancels"]
    profile_mapping_basis: Literal["direct_source_attested_waxing_waning"]
    purva_source_locator_id: Literal["ia_n16"]
    amara_source_locator_id: Literal["ia_n26"]
    schedule_selection_status: Literal["not_performed"]
    materialization_status: Literal["not_performed"]
    natal_identity_status: Literal["not_performed"]


class PanchaPakshiAstronomicalPakshaRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    policy_id: Literal["apparent_geocentric_moon_sun_longitude_paksha_half_open_v1"]


class PanchaPakshiAstronomicalPakshaResponse(Answer):
    profile_id: str
    requested_jd_ut1: float
    """Julian day UT1"""
    requested_jd_tt: float
    """Julian day TT"""
    policy: PanchaPakshiAstronomicalPakshaInferencePolicyResponse
    sun_longitude_deg: float
    """apparent, geocentric, true ecliptic of date"""
    moon_longitude_deg: float
    """apparent, geocentric, true ecliptic of date"""
    moon_minus_sun_elongation_deg: float
    """longitude of the Moon less that of the Sun, degrees"""
    astronomical_paksha: Literal["shukla", "krishna"]
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    mapping_status: Literal["direct_source_attested"]
    mapping_source_locators: list[PanchaPakshiSourceLocatorResponse]
    provenance: PanchaPakshiProvenanceResponse
    computation_basis: ComputationBasis | None = None


class PanchaPakshiAuthJConstitutionStatusResponse(Answer):
    process: Literal["SCP"]
    completed_phases: list[int]
    admission_status: Literal["research_only", "source_scoped_public", "corroborated_public"]
    public_product: Literal["constitutional_status_only"]
    historical_data_status: Literal["private_not_exposed"]
    network_status: Literal["private_structural_no_admitted_edges"]
    relation_semantics_status: Literal["not_admitted"]
    graph_metric_status: Literal["not_evaluable_no_admitted_relation_edges"]
    condition_evaluation_status: Literal["not_evaluable_no_admitted_condition_doctrine"]
    prognosis_status: Literal["not_performed"]
    medical_use_status: Literal["forbidden"]
    manifest_profile_status: Literal["not_admitted"]
    rest_route_status: Literal["admitted_governance_status_only"]


class PanchaPakshiCivilTimeSookshmaRoutingPolicyResponse(Answer):
    policy_id: Literal["civil_time_materialized_samam_to_stage2n_v1"]
    composition_status: Literal["modern_engine_policy_not_source_claim"]
    timing_policy_selection: Literal["caller_named_no_default"]
    selector_policy_selection: Literal["caller_named_no_default"]
    selection_time_scale: Literal["reader_bound_tt"]
    samam_derivation: Literal["current_materialized_cell_nominal_samam_index"]
    elapsed_derivation: Literal["binary64_tt_values_lifted_exactly_to_fraction_then_normalized_over_materialized_samam_span_times_six"]
    interval_ownership: Literal["half_open"]
    fixed_tail_policy: Literal["preserve_explicit_unmaterialized_solar_half_tail"]
    automatic_timing_fallback: Literal["forbidden"]
    astronomical_paksha_inference_status: Literal["not_performed"]
    authJ_outcome_binding_status: Literal["not_performed"]
    outcome_interpretation_status: Literal["not_performed"]


class PanchaPakshiCivilTimeSookshmaSelectionRequest(Request):
    schedule_profile_id: Literal["madras_1879_aksara_schedule"]
    selector_profile_id: Literal["chennai_2024_sookshma_temporal_selector"]
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    subject_bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    """bird whose activity in the samam is divided"""
    timing_policy_id: Literal["fixed_24_minute_nazhigai_from_local_solar_half_start_v1", "solar_proportional_nominal_offsets_over_governing_half_tt_v1"]
    selector_policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"]


class PanchaPakshiFixedClockCurrentCellSelectionPolicyResponse(Answer):
    policy_id: Literal["fixed_clock_current_cell_half_open_solar_precedence_v1"]
    materialization_policy_id: Literal["fixed_24_minute_nazhigai_from_local_solar_half_start_v1"]
    paksha_basis: Literal["caller_supplied_source_label"]
    selection_time_scale: Literal["reader_bound_tt"]
    interval_ownership: Literal["half_open"]
    solar_half_precedence: Literal["resolve_governing_solar_half_before_selection"]
    membership_tolerance_seconds: Literal[0]
    unmaterialized_solar_half_tail: Literal["explicit_no_current_cell"]
    solar_end_clipping: Literal["none"]
    fixed_span_wrap: Literal["none"]
    fixed_span_repeat: Literal["none"]
    solar_proportional_scaling_status: Literal["not_performed"]
    astronomical_paksha_inference_status: Literal["not_performed"]


class PanchaPakshiFractionResponse(Answer):
    numerator: int
    denominator: int


class PanchaPakshiScheduleCellResponse(Answer):
    samam_index: int
    """1 ... 5"""
    sequence_index: int
    """1 ... 5 within the samam, by time"""
    bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    activity: Literal["eat", "walk", "rule", "sleep", "die"]
    start_nazhigai: PanchaPakshiFractionResponse
    end_nazhigai: PanchaPakshiFractionResponse
    duration_nazhigai: PanchaPakshiFractionResponse
    derivation_status: str
    assembly_policy: str
    source_locators: list[PanchaPakshiSourceLocatorResponse]


class PanchaPakshiFixedClockCellResponse(Answer):
    schedule_cell_index: int
    nominal_cell: PanchaPakshiScheduleCellResponse
    start_jd_tt: float
    """Julian day TT"""
    end_jd_tt: float
    """Julian day TT, exclusive"""
    start_jd_ut1: float
    """Julian day UT1"""
    end_jd_ut1: float
    """Julian day UT1"""
    duration_seconds: PanchaPakshiFractionResponse
    solar_half_relation: Literal["within_governing_solar_half", "crosses_governing_solar_half_end", "after_governing_solar_half"]


class PanchaPakshiFixedClockCurrentCellResponse(Answer):
    profile_id: str
    requested_jd_ut1: float
    """Julian day UT1"""
    requested_jd_tt: float
    """Julian day TT"""
    latitude: float
    longitude: float
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    half: Literal["day", "night"]
    """day: sunrise to sunset; night: sunset to sunrise"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""
    anchor_jd_tt: float
    """Julian day TT, sunrise by day, sunset by night"""
    anchor_jd_ut1: float
    """Julian day UT1"""
    governing_solar_half_end_jd_tt: float
    """Julian day TT"""
    governing_solar_half_end_jd_ut1: float
    """Julian day UT1"""
    policy: PanchaPakshiFixedClockCurrentCellSelectionPolicyResponse
    fixed_end_jd_tt: float
    """Julian day TT, 30 nazhigai of 1440 SI seconds after the anchor"""
    fixed_end_jd_ut1: float
    """Julian day UT1"""
    signed_fixed_end_minus_solar_end_seconds_tt: float
    solar_boundary_relation: Literal["ends_before_solar_boundary", "ends_at_solar_boundary", "ends_after_solar_boundary"]
    selection_status: Literal["selected", "unmaterialized_solar_half_tail"]
    current_cell: PanchaPakshiFixedClockCellResponse | None
    provenance: PanchaPakshiProvenanceResponse
    computation_basis: ComputationBasis | None = None


class PanchaPakshiSolarProportionalCurrentCellSelectionPolicyResponse(Answer):
    policy_id: Literal["solar_proportional_current_cell_half_open_solar_precedence_v1"]
    materialization_policy_id: Literal["solar_proportional_nominal_offsets_over_governing_half_tt_v1"]
    paksha_basis: Literal["caller_supplied_source_label"]
    selection_time_scale: Literal["reader_bound_tt"]
    interval_ownership: Literal["half_open"]
    solar_half_precedence: Literal["resolve_governing_solar_half_before_selection"]
    membership_tolerance_seconds: Literal[0]
    coverage_requirement: Literal["complete_governing_solar_half"]
    required_match_count: Literal[1]
    unmaterialized_solar_half_tail_status: Literal["not_applicable"]
    invalid_match_policy: Literal["fail_closed"]
    fixed_clock_mixing_status: Literal["not_performed"]
    astronomical_paksha_inference_status: Literal["not_performed"]


class PanchaPakshiSolarProportionalCellResponse(Answer):
    schedule_cell_index: int
    nominal_cell: PanchaPakshiScheduleCellResponse
    start_offset_fraction: PanchaPakshiFractionResponse
    end_offset_fraction: PanchaPakshiFractionResponse
    span_fraction: PanchaPakshiFractionResponse
    start_jd_tt: float
    """Julian day TT"""
    end_jd_tt: float
    """Julian day TT, exclusive"""
    start_jd_ut1: float
    """Julian day UT1"""
    end_jd_ut1: float
    """Julian day UT1"""
    duration_seconds_tt: float


class PanchaPakshiSolarProportionalCurrentCellResponse(Answer):
    profile_id: str
    requested_jd_ut1: float
    """Julian day UT1"""
    requested_jd_tt: float
    """Julian day TT"""
    latitude: float
    longitude: float
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    half: Literal["day", "night"]
    """day: sunrise to sunset; night: sunset to sunrise"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""
    anchor_jd_tt: float
    """Julian day TT, sunrise by day, sunset by night"""
    anchor_jd_ut1: float
    """Julian day UT1"""
    governing_solar_half_end_jd_tt: float
    """Julian day TT"""
    governing_solar_half_end_jd_ut1: float
    """Julian day UT1"""
    policy: PanchaPakshiSolarProportionalCurrentCellSelectionPolicyResponse
    solar_half_duration_seconds_tt: float
    selection_status: Literal["selected"]
    current_cell: PanchaPakshiSolarProportionalCellResponse
    provenance: PanchaPakshiProvenanceResponse
    computation_basis: ComputationBasis | None = None


class PanchaPakshiNominalScheduleResponse(Answer):
    profile_id: str
    admission_status: Literal["research_only", "source_scoped_public", "corroborated_public"]
    product_kind: str
    generator_id: str
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    half: Literal["day", "night"]
    """day: sunrise to sunset; night: sunset to sunrise"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""
    first_eat_bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    temporal_model_kind: str
    span_nazhigai: PanchaPakshiFractionResponse
    samam_span_nazhigai: PanchaPakshiFractionResponse
    cells: list[PanchaPakshiScheduleCellResponse]
    """25 cells by time, each [start, end)"""
    provenance: PanchaPakshiProvenanceResponse


class PanchaPakshiScheduleSookshmaCompositionPolicyResponse(Answer):
    policy_id: Literal["explicit_schedule_samam_subject_bird_sookshma_v1"]
    composition_status: Literal["modern_engine_policy_not_source_claim"]
    schedule_selection_basis: Literal["caller_named_profile_paksha_half_weekday_and_samam"]
    parent_activity_basis: Literal["unique_subject_bird_cell_in_selected_schedule_samam"]
    selector_policy_basis: Literal["caller_named_no_default"]
    elapsed_offset_basis: Literal["caller_supplied_exact_nazhigai_within_samam"]
    clock_or_civil_time_routing_status: Literal["not_performed"]
    authJ_outcome_binding_status: Literal["not_performed"]
    outcome_interpretation_status: Literal["not_performed"]


class PanchaPakshiSookshmaActivityDurationResponse(Answer):
    activity: Literal["eat", "walk", "rule", "sleep", "die"]
    duration_nazhigai: PanchaPakshiFractionResponse


class PanchaPakshiSookshmaSelectorPolicyResponse(Answer):
    policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"]
    source_layer: str
    partition_kind: Literal["weighted_activity_durations", "five_equal_parts"]
    container_span_nazhigai: PanchaPakshiFractionResponse
    interval_count: Literal[5]
    interval_ownership: Literal["half_open"]
    sequence_policy: str
    activity_assignment_status: Literal["source_attested_cyclic_activity_rows", "not_attested"]
    activity_durations_nazhigai: list[PanchaPakshiSookshmaActivityDurationResponse]
    automatic_policy_selection: Literal["forbidden"]
    authJ_composition_status: Literal["not_performed_requires_separate_explicit_cross_witness_decision"]
    outcome_interpretation_status: Literal["not_performed"]
    source_locator_ids: list[str]


class PanchaPakshiSookshmaIntervalResponse(Answer):
    ordinal: int
    activity: Literal["eat", "walk", "rule", "sleep", "die", None]
    start_nazhigai: PanchaPakshiFractionResponse
    end_nazhigai: PanchaPakshiFractionResponse
    duration_nazhigai: PanchaPakshiFractionResponse


class PanchaPakshiSookshmaSelectionResponse(Answer):
    profile_id: str
    parent_activity: Literal["eat", "walk", "rule", "sleep", "die"]
    elapsed_nazhigai: PanchaPakshiFractionResponse
    policy: PanchaPakshiSookshmaSelectorPolicyResponse
    intervals: list[PanchaPakshiSookshmaIntervalResponse]
    selected_ordinal: int
    selected_interval: PanchaPakshiSookshmaIntervalResponse
    source_locators: list[PanchaPakshiSourceLocatorResponse]
    provenance: PanchaPakshiProvenanceResponse


class PanchaPakshiScheduleSookshmaSelectionResponse(Answer):
    schedule_profile_id: str
    selector_profile_id: str
    schedule: PanchaPakshiNominalScheduleResponse
    samam_index: int
    subject_bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    parent_schedule_cell: PanchaPakshiScheduleCellResponse
    elapsed_nazhigai: PanchaPakshiFractionResponse
    composition_policy: PanchaPakshiScheduleSookshmaCompositionPolicyResponse
    sookshma_selection: PanchaPakshiSookshmaSelectionResponse


class PanchaPakshiCivilTimeSookshmaSelectionResponse(Answer):
    schedule_profile_id: str
    selector_profile_id: str
    timing_policy_id: Literal["fixed_24_minute_nazhigai_from_local_solar_half_start_v1", "solar_proportional_nominal_offsets_over_governing_half_tt_v1"]
    selector_policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"]
    subject_bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    routing_policy: PanchaPakshiCivilTimeSookshmaRoutingPolicyResponse
    current_cell_selection: PanchaPakshiFixedClockCurrentCellResponse | PanchaPakshiSolarProportionalCurrentCellResponse
    selection_status: Literal["selected", "unmaterialized_solar_half_tail"]
    samam_index: int | None = None
    samam_start_jd_tt: float | None = None
    """Julian day TT"""
    samam_end_jd_tt: float | None = None
    """Julian day TT, exclusive"""
    elapsed_nazhigai: PanchaPakshiFractionResponse | None = None
    composition: PanchaPakshiScheduleSookshmaSelectionResponse | None = None
    computation_basis: ComputationBasis | None = None


class PanchaPakshiConflictWitnessResponse(Answer):
    witness_id: str
    bibliographic_label: str
    record_url: str
    record_identity: str
    conflict_locators: list[str]
    evidence_status: str
    runtime_status: str


class PanchaPakshiDirectedRelationshipRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    subject: Literal["vulture", "owl", "crow", "cock", "peacock"]
    """bird that has the relation"""
    target: Literal["vulture", "owl", "crow", "cock", "peacock"]
    """another bird; the relation of a bird with itself is not defined"""


class PanchaPakshiDirectedRelationshipResponse(Answer):
    profile_id: str
    model_kind: str
    subject: Literal["vulture", "owl", "crow", "cock", "peacock"]
    target: Literal["vulture", "owl", "crow", "cock", "peacock"]
    relation: Literal["friend", "enemy"]
    is_reciprocal_inference: bool
    source_locators: list[PanchaPakshiSourceLocatorResponse]
    provenance: PanchaPakshiProvenanceResponse


class PanchaPakshiFirstEatBirdMappingRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    half: Literal["day", "night"]
    """day: sunrise to sunset; night: sunset to sunrise"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""


class PanchaPakshiFirstEatBirdMappingResponse(Answer):
    profile_id: str
    generator_id: str
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    half: Literal["day", "night"]
    """day: sunrise to sunset; night: sunset to sunrise"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""
    first_eat_bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    mapping_status: Literal["direct_source_attested"]
    source_table_semantics: Literal["profile_paksha_half_weekday_first_samam_eat_seed_not_padu_authority_condition_or_score"]
    source_locators: list[PanchaPakshiSourceLocatorResponse]
    provenance: PanchaPakshiProvenanceResponse


class PanchaPakshiFixedClockCurrentCellRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    policy_id: Literal["fixed_clock_current_cell_half_open_solar_precedence_v1"]


class PanchaPakshiFixedClockMaterializationPolicyResponse(Answer):
    policy_id: Literal["fixed_24_minute_nazhigai_from_local_solar_half_start_v1"]
    paksha_basis: Literal["caller_supplied_source_label"]
    solar_context_basis: Literal["topocentric_sunrise_to_next_sunrise"]
    day_anchor: Literal["governing_topocentric_sunrise"]
    night_anchor: Literal["governing_topocentric_sunset"]
    nazhigai_seconds: Literal[1440]
    half_span_nazhigai: Literal[30]
    half_span_seconds: Literal[43200]
    offset_arithmetic_time_scale: Literal["reader_bound_tt"]
    published_endpoint_time_scale: Literal["ut1"]
    interval_ownership: Literal["half_open"]
    solar_end_clipping: Literal["none"]
    topology_metric: Literal["fixed_end_jd_tt_minus_solar_end_jd_tt"]
    topology_coalescence_seconds: float
    current_cell_status: Literal["not_performed"]
    solar_proportional_scaling_status: Literal["not_performed"]


class PanchaPakshiFixedClockMaterializationRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    policy_id: Literal["fixed_24_minute_nazhigai_from_local_solar_half_start_v1"]


class PanchaPakshiLocalSolarContextPolicyResponse(Answer):
    policy_id: Literal["local_solar_day_explicit_paksha_v1"]
    paksha_basis: Literal["caller_supplied_source_label"]
    solar_day_basis: Literal["topocentric_sunrise_to_next_sunrise"]
    solar_event_altitude_deg: float
    observer_elevation_m: Literal[0]
    solar_altitude_refraction_mode: Literal["unrefracted_signal_standard_refraction_and_semidiameter_in_threshold"]
    half_basis: Literal["topocentric_sunrise_sunset"]
    weekday_basis: Literal["local_mean_solar_time_at_governing_sunrise"]
    offset_materialization_status: Literal["not_performed"]


class PanchaPakshiLocalSolarContextResponse(Answer):
    profile_id: str
    requested_jd_ut1: float
    """Julian day UT1"""
    latitude: float
    longitude: float
    sunrise_jd_ut1: float
    """Julian day UT1, the last at or before the instant"""
    sunset_jd_ut1: float
    """Julian day UT1"""
    next_sunrise_jd_ut1: float
    """Julian day UT1"""
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    half: Literal["day", "night"]
    """day: sunrise to sunset; night: sunset to sunrise"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""
    policy: PanchaPakshiLocalSolarContextPolicyResponse
    nominal_schedule: PanchaPakshiNominalScheduleResponse
    provenance: PanchaPakshiProvenanceResponse
    computation_basis: ComputationBasis | None = None


class PanchaPakshiFixedClockMaterializationResponse(Answer):
    local_solar_context: PanchaPakshiLocalSolarContextResponse
    policy: PanchaPakshiFixedClockMaterializationPolicyResponse
    anchor_jd_tt: float
    """Julian day TT, sunrise by day, sunset by night"""
    anchor_jd_ut1: float
    """Julian day UT1"""
    governing_solar_half_end_jd_tt: float
    """Julian day TT"""
    governing_solar_half_end_jd_ut1: float
    """Julian day UT1"""
    fixed_end_jd_tt: float
    """Julian day TT, 30 nazhigai of 1440 SI seconds after the anchor"""
    fixed_end_jd_ut1: float
    """Julian day UT1"""
    signed_fixed_end_minus_solar_end_seconds_tt: float
    solar_boundary_relation: Literal["ends_before_solar_boundary", "ends_at_solar_boundary", "ends_after_solar_boundary"]
    cells: list[PanchaPakshiFixedClockCellResponse]
    provenance: PanchaPakshiProvenanceResponse
    computation_basis: ComputationBasis | None = None


class PanchaPakshiFractionRequest(Request):
    """exact nazhigai from the start of the samam, in [0, 6); the fraction must be reduced"""

    numerator: int
    denominator: int


class PanchaPakshiLocalSolarContextRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    policy_id: Literal["local_solar_day_explicit_paksha_v1"]


class PanchaPakshiNakshatraBirdMappingRequest(Request):
    profile_id: Literal["chennai_2024_nakshatra_natal_identity"]
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    nakshatra_index: int
    """0 Ashwini ... 26 Revati"""


class PanchaPakshiNakshatraBirdMappingResponse(Answer):
    profile_id: str
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    nakshatra_index: int
    nakshatra: str
    bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    mapping_status: Literal["direct_source_attested"]
    source_table_semantics: Literal["nakshatra_bird_table_not_explicitly_natal_moon"]
    assembly_policy: Literal["verse_precedence_for_nakshatra_partition"]
    source_locators: list[PanchaPakshiSourceLocatorResponse]
    provenance: PanchaPakshiProvenanceResponse


class PanchaPakshiNatalMoonIdentityPolicyResponse(Answer):
    policy_id: Literal["chennai_2024_apparent_authI_natal_moon_identity_v1"] | str
    composition_status: Literal["modern_engine_policy_not_source_claim"]
    source_table_semantics: Literal["nakshatra_bird_table_not_explicitly_natal_moon"]
    input_time_scale: Literal["ut1"]
    ephemeris_time_scale: Literal["reader_bound_tt"]
    position_origin: Literal["geocentric"]
    position_frame: Literal["true_ecliptic_of_date"]
    apparent: Literal[True]
    aberration: Literal[True]
    grav_deflection: Literal[True]
    nutation: Literal[True]
    elongation_definition: Literal["normalized_moon_longitude_minus_sun_longitude"]
    shukla_interval: Literal["0_inclusive_180_exclusive"]
    krishna_interval: Literal["180_inclusive_360_exclusive"]
    phase_boundary_tolerance_degrees: Literal[0]
    phase_to_profile_mapping: Literal["direct_source_attested_new_moon_purva_full_moon_amara"]
    phase_mapping_source_locator_id: Literal["bogar_n167_phase"]
    ayanamsa_system: Literal["authI"] | str
    ayanamsa_mode: Literal["true"]
    ayanamsa_status: Literal["fixed_modern_engine_policy_not_source_attested"]
    nakshatra_partition: Literal["27_equal_half_open_40_over_3_degree_sectors"]
    exact_internal_boundary_ownership: Literal["following_nakshatra"]
    binary_boundary_recovery: Literal["maximum_one_ulp_below_internal_boundary"]
    mapping_assembly_policy: Literal["verse_precedence_for_nakshatra_partition"]
    schedule_selection_status: Literal["not_performed"]
    materialization_status: Literal["not_performed"]
    current_cell_status: Literal["not_performed"]
    scoring_status: Literal["not_performed"]
    forecast_status: Literal["not_performed"]


class PanchaPakshiNatalMoonIdentityRequest(Request):
    profile_id: Literal["chennai_2024_nakshatra_natal_identity"]
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    policy_id: Literal["chennai_2024_apparent_authI_natal_moon_identity_v1"] | str


class PanchaPakshiNatalMoonIdentityResponse(Answer):
    profile_id: str
    requested_jd_ut1: float
    """Julian day UT1"""
    requested_jd_tt: float
    """Julian day TT"""
    policy: PanchaPakshiNatalMoonIdentityPolicyResponse
    sun_longitude_deg: float
    """apparent, geocentric, true ecliptic of date"""
    moon_tropical_longitude_deg: float
    """apparent, geocentric, true ecliptic of date"""
    moon_minus_sun_elongation_deg: float
    """longitude of the Moon less that of the Sun, degrees"""
    astronomical_paksha: Literal["shukla", "krishna"]
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    phase_mapping_source_locators: list[PanchaPakshiSourceLocatorResponse]
    ayanamsa_deg: float
    """true ayanamsa, degrees"""
    moon_sidereal_longitude_deg: float
    """tropical longitude less the ayanamsa"""
    nakshatra_index: int
    nakshatra: str
    degrees_in_nakshatra: float
    bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    bird_mapping: PanchaPakshiNakshatraBirdMappingResponse
    provenance: PanchaPakshiProvenanceResponse
    computation_basis: ComputationBasis | None = None


class PanchaPakshiNominalScheduleRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    half: Literal["day", "night"]
    """day: sunrise to sunset; night: sunset to sunrise"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""


class PanchaPakshiPaduBirdMappingRequest(Request):
    profile_id: Literal["chennai_2024_padu_bird_mapping"]
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""


class PanchaPakshiPaduBirdMappingResponse(Answer):
    profile_id: str
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""
    bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    mapping_status: Literal["direct_source_attested"]
    source_table_semantics: Literal["profile_paksha_weekday_death_or_inoperative_bird_not_schedule_rule_activity"]
    assembly_policy: Literal["paksha_stanzas_govern_repeated_combined_table_confirms"]
    source_locators: list[PanchaPakshiSourceLocatorResponse]
    provenance: PanchaPakshiProvenanceResponse


class PanchaPakshiProfileDescriptorResponse(Answer):
    profile_id: str
    admission_status: Literal["research_only", "source_scoped_public", "corroborated_public"]
    product_kind: str
    default_selection_allowed: bool
    capabilities: list[Literal["aksara_identity", "nominal_schedule", "directed_relationships", "astronomical_context", "astronomical_paksha_inference", "nakshatra_bird_mapping", "natal_identity", "padu_bird_mapping", "first_eat_bird_mapping", "sookshma_temporal_selection", "fixed_clock_materialization", "fixed_clock_current_cell_selection", "solar_proportional_materialization", "solar_proportional_current_cell_selection", "authority_birds", "subdivisions", "condition", "scoring", "window_search"]]
    admission_decision_id: str


class PanchaPakshiProfileInfoResponse(Answer):
    title: str
    provenance: PanchaPakshiProvenanceResponse
    source_locators: list[PanchaPakshiSourceLocatorResponse]
    known_conflict_witnesses: list[PanchaPakshiConflictWitnessResponse]


class PanchaPakshiProfilesResponse(Answer):
    profiles: list[PanchaPakshiProfileDescriptorResponse]
    total: int
    default_profile_selected: bool | None = None


class PanchaPakshiScheduleSookshmaSelectionRequest(Request):
    schedule_profile_id: Literal["madras_1879_aksara_schedule"]
    selector_profile_id: Literal["chennai_2024_sookshma_temporal_selector"]
    profile_paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    half: Literal["day", "night"]
    """day: sunrise to sunset; night: sunset to sunrise"""
    weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    """weekday of the solar day, which begins at sunrise"""
    samam_index: int
    subject_bird: Literal["vulture", "owl", "crow", "cock", "peacock"]
    """bird whose activity in the samam is divided"""
    selector_policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"]
    elapsed_nazhigai: PanchaPakshiFractionRequest


class PanchaPakshiSolarProportionalCurrentCellRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    policy_id: Literal["solar_proportional_current_cell_half_open_solar_precedence_v1"]


class PanchaPakshiSolarProportionalMaterializationPolicyResponse(Answer):
    policy_id: Literal["solar_proportional_nominal_offsets_over_governing_half_tt_v1"]
    paksha_basis: Literal["caller_supplied_source_label"]
    solar_context_basis: Literal["topocentric_sunrise_to_next_sunrise"]
    day_anchor: Literal["governing_topocentric_sunrise"]
    night_anchor: Literal["governing_topocentric_sunset"]
    nominal_offset_basis: Literal["exact_fraction_of_nominal_schedule_span"]
    mapping_time_scale: Literal["reader_bound_tt"]
    published_endpoint_time_scale: Literal["ut1"]
    endpoint_mapping: Literal["independent_anchor_plus_fraction_of_governing_solar_half"]
    endpoint_closure: Literal["exact_anchor_and_governing_solar_half_end"]
    interval_ownership: Literal["half_open"]
    solar_end_clipping: Literal["none"]
    solar_half_wrap: Literal["none"]
    solar_half_repeat: Literal["none"]
    fixed_nazhigai_seconds_status: Literal["not_used"]
    current_cell_status: Literal["not_performed"]
    astronomical_paksha_inference_status: Literal["not_performed"]


class PanchaPakshiSolarProportionalMaterializationRequest(Request):
    profile_id: Literal["madras_1879_aksara_schedule"]
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    paksha: Literal["purva", "amara"]
    """label of the lunar half in the source: purva waxes, amara wanes"""
    policy_id: Literal["solar_proportional_nominal_offsets_over_governing_half_tt_v1"]


class PanchaPakshiSolarProportionalMaterializationResponse(Answer):
    local_solar_context: PanchaPakshiLocalSolarContextResponse
    policy: PanchaPakshiSolarProportionalMaterializationPolicyResponse
    anchor_jd_tt: float
    """Julian day TT, sunrise by day, sunset by night"""
    anchor_jd_ut1: float
    """Julian day UT1"""
    governing_solar_half_end_jd_tt: float
    """Julian day TT"""
    governing_solar_half_end_jd_ut1: float
    """Julian day UT1"""
    solar_half_duration_seconds_tt: float
    cells: list[PanchaPakshiSolarProportionalCellResponse]
    provenance: PanchaPakshiProvenanceResponse
    computation_basis: ComputationBasis | None = None


class PanchaPakshiSookshmaSelectionRequest(Request):
    profile_id: Literal["chennai_2024_sookshma_temporal_selector"]
    policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"]
    parent_activity: Literal["eat", "walk", "rule", "sleep", "die"]
    """activity of the divided samam"""
    elapsed_nazhigai: PanchaPakshiFractionRequest


class PanchangaChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float | None = None
    """place of the sunrise: geodetic latitude, degrees north"""
    observer_lon: float | None = None
    """place of the sunrise: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None
    """upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction"""
    no_sunrise: Literal["mean_day", "refuse"] | None = None
    """when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
    policy: PanchangaPolicyRequest | None = None


class PanchangaDirectRequest(Request):
    sun_tropical_lon: float
    """tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)"""
    moon_tropical_lon: float
    """tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)"""
    jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    policy: PanchangaPolicyRequest | None = None


class PanchangaProfileResponse(Answer):
    jd: float
    """Julian day UT1"""
    paksha: Literal["shukla", "krishna"]
    is_purnima: bool
    """the fifteenth tithi of the bright half"""
    is_amavasya: bool
    """the fifteenth tithi of the dark half"""
    yoga_class: Literal["auspicious", "inauspicious"]
    karana_type: Literal["movable", "fixed"]
    vara_lord: str
    vara_lord_type: Literal["luminary", "inner", "outer"]
    ayanamsa_system: str
    elongation_deg: float
    """Moon less Sun, degrees in [0, 360)"""
    moon_sidereal_lon: float
    vara_basis: VaraBasisResponse
    ayanamsa_mode: str
    ayanamsa_degrees: float
    """degrees subtracted from tropical longitudes"""
    place_center: str | None = None
    place_reduction: str | None = None
    computation_basis: ComputationBasis | None = None


class ParanCrossingResponse(Answer):
    body: str
    circle: Literal["Rising", "Setting", "Culminating", "AntiCulminating"]
    jd: float
    """Julian day UT1"""
    datetime_utc: str
    source_method: str
    """find_phenomena: the horizon; get_transit: the meridian"""
    altitude_policy: float | None
    """airless altitude of the centre that counts as the horizon, degrees; null on the meridian"""


class ParanCircleInventoryEntryResponse(Answer):
    circle: Literal["Rising", "Setting", "Culminating", "AntiCulminating"]
    status: Literal["found", "always_above_horizon", "always_below_horizon", "not_in_window"]
    """not_in_window: the body crosses the circle, but not in these 24 hours (usually the Moon)"""
    crossing: ParanCrossingResponse | None
    absence_reason: str | None
    further_crossings: list[ParanCrossingResponse] | None = None
    """second crossings of the same circle within the 24 hours"""


class ParanBodyCrossingInventoryResponse(Answer):
    body: str
    entries: list[ParanCircleInventoryEntryResponse]


class ParanContourAssociationResponse(Answer):
    path_index: int
    region_id: int | None
    """region with the cell nearest to the centroid of the path"""
    associated_peak_indices: list[int]
    """peaks of the analysis inside the path"""


class ParanContourPointResponse(Answer):
    lat: float
    lon: float


class ParanContourSegmentResponse(Answer):
    start: ParanContourPointResponse
    end: ParanContourPointResponse
    cell_lat_min: float
    cell_lon_min: float
    case_index: int
    """sum of the active corners: 1 south-west, 2 south-east, 4 north-east, 8 north-west"""
    ambiguous: bool
    """two opposite corners are active (cases 5 and 10)"""


class ParanContourExtractionResponse(Answer):
    metric: Literal["match_presence", "exactness_score", "survival_rate"]
    threshold: float
    interpolation: str
    segments: list[ParanContourSegmentResponse]
    ambiguous_cells: list[list[float]]
    """[latitude, longitude] of the south-west corner"""
    geojson: GeoJsonFeatureCollection | None = None
    effective_policy_preset: Literal["permissive", "star_planet_only"]
    effective_horizon_policy: Literal["refracted", "geometric"]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ParanContourHierarchyEntryResponse(Answer):
    path_index: int
    parent_index: int | None
    """smallest closed path around this one"""
    depth: int
    """number of closed paths around this one"""


class ParanContourPathResponse(Answer):
    points: list[ParanContourPointResponse]
    closed: bool
    segment_count: int
    ambiguous: bool
    source_case_indices: list[int]


class ParanContourPathSetResponse(Answer):
    paths: list[ParanContourPathResponse]
    orphan_segments: list[ParanContourSegmentResponse]
    """segments without a neighbour"""
    matching_rule: str
    interpolation: str
    geojson: GeoJsonFeatureCollection | None = None
    effective_policy_preset: Literal["permissive", "star_planet_only"]
    effective_horizon_policy: Literal["refracted", "geometric"]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ParanTargetRequest(Request):
    body1: str
    """a body, or a fixed star by any of its names"""
    body2: str
    """a body, or a fixed star by any of its names"""
    circle1: Literal["Rising", "Setting", "Culminating", "AntiCulminating"]
    circle2: Literal["Rising", "Setting", "Culminating", "AntiCulminating"]
    jd1: float
    """crossing of the first body at the place where the paran was found; if another place has several parans, the one nearest to this instant is returned"""
    jd2: float
    """crossing of the second body at the place where the paran was found"""
    orb_min: float
    """minutes between the two crossings where the paran was found; `orb_minutes` is the limit at each place"""


class ParanContourRequest(Request):
    target: ParanTargetRequest
    jd_day: float
    """start of the 24 hours that are searched, Julian day UT1"""
    latitudes: list[float]
    longitudes: list[float]
    """degrees east. Views that connect neighbours sort them, unless the list crosses the antimeridian in one direction (170, 180, -170)"""
    metric: Literal["match_presence", "exactness_score", "survival_rate"]
    """match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: fraction of the offsets for which it is found; 0 everywhere without offsets, 1 where it is found with an empty list"""
    threshold: float
    """a place is active when its metric is at least this value"""
    stability_time_offsets_minutes: list[float] | None = None
    """shifts of the 24 hours, minutes; each is tested to see whether the paran is still found"""
    orb_minutes: float | None = None
    """largest time between the two crossings, minutes, inclusive"""
    policy_preset: Literal["permissive", "star_planet_only"] | None = None
    """permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon"""
    horizon_policy: Literal["refracted", "geometric"] | None = None
    """refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""
    interpolation: Literal["linear", "exact"] | None = None
    """point at which a contour crosses an edge of the grid: linear between the two samples, or solved on the field itself"""
    geojson: bool | None = None
    """also return the curves as GeoJSON (RFC 7946), cut at the antimeridian"""


class ParanFieldRegionResponse(Answer):
    region_id: int
    """from 1, in the order of the grid"""
    sample_count: int
    cells: list[list[float]]
    """[latitude, longitude], depth first from the first cell of the grid, east before the other directions"""
    peak_value: float


class ParanFieldPeakResponse(Answer):
    lat: float
    lon: float
    value: float


class ParanThresholdCrossingResponse(Answer):
    start_lat: float
    start_lon: float
    end_lat: float
    end_lon: float
    start_value: float
    end_value: float


class ParanFieldAnalysisResponse(Answer):
    metric: Literal["match_presence", "exactness_score", "survival_rate"]
    threshold: float
    adjacency: str
    """orthogonal: north, south, east and west are neighbours"""
    total_samples: int
    active_sample_count: int
    regions: list[ParanFieldRegionResponse]
    peaks: list[ParanFieldPeakResponse]
    """samples, active or not, with a lower neighbour and no higher one, or without neighbours"""
    threshold_crossings: list[ParanThresholdCrossingResponse]
    effective_policy_preset: Literal["permissive", "star_planet_only"]
    effective_horizon_policy: Literal["refracted", "geometric"]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ParanFieldGridRequest(Request):
    target: ParanTargetRequest
    jd_day: float
    """start of the 24 hours that are searched, Julian day UT1"""
    latitudes: list[float]
    longitudes: list[float]
    """degrees east. Views that connect neighbours sort them, unless the list crosses the antimeridian in one direction (170, 180, -170)"""
    stability_time_offsets_minutes: list[float] | None = None
    """shifts of the 24 hours, minutes; each is tested to see whether the paran is still found"""
    orb_minutes: float | None = None
    """largest time between the two crossings, minutes, inclusive"""
    policy_preset: Literal["permissive", "star_planet_only"] | None = None
    """permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon"""
    horizon_policy: Literal["refracted", "geometric"] | None = None
    """refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""


class ParanFieldMetricRequest(Request):
    target: ParanTargetRequest
    jd_day: float
    """start of the 24 hours that are searched, Julian day UT1"""
    latitudes: list[float]
    longitudes: list[float]
    """degrees east. Views that connect neighbours sort them, unless the list crosses the antimeridian in one direction (170, 180, -170)"""
    metric: Literal["match_presence", "exactness_score", "survival_rate"]
    """match_presence: 1 where the paran is found, else 0; exactness_score: 1 / (1 + minutes), 0 where it is not found; survival_rate: fraction of the offsets for which it is found; 0 everywhere without offsets, 1 where it is found with an empty list"""
    threshold: float
    """a place is active when its metric is at least this value"""
    stability_time_offsets_minutes: list[float] | None = None
    """shifts of the 24 hours, minutes; each is tested to see whether the paran is still found"""
    orb_minutes: float | None = None
    """largest time between the two crossings, minutes, inclusive"""
    policy_preset: Literal["permissive", "star_planet_only"] | None = None
    """permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon"""
    horizon_policy: Literal["refracted", "geometric"] | None = None
    """refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""


class ParanStrengthResponse(Answer):
    orb_minutes: float
    exactness_score: float
    """1 / (1 + minutes)"""
    model: str


class ParanResponse(Answer):
    body1: str
    body2: str
    circle1: Literal["Rising", "Setting", "Culminating", "AntiCulminating"]
    circle2: Literal["Rising", "Setting", "Culminating", "AntiCulminating"]
    jd1: float
    """Julian day UT1"""
    jd1_datetime_utc: str
    jd2: float
    """Julian day UT1"""
    jd2_datetime_utc: str
    jd: float
    """middle of the two crossings, Julian day UT1"""
    jd_datetime_utc: str
    orb_min: float
    """minutes between the two crossings"""
    event_family: str
    axis_family: str
    body_family: str
    """planet-planet, planet-star, star-star; other when one is a point or small body"""
    crossing1: ParanCrossingResponse
    crossing2: ParanCrossingResponse
    strength: ParanStrengthResponse


class ParanStabilitySampleResponse(Answer):
    offset_minutes: float
    survived: bool
    orb_minutes: float | None
    exactness_score: float | None


class ParanStabilityResponse(Answer):
    method: str
    """time_anchor_perturbation: the same search over 24 hours shifted by each offset"""
    baseline_orb_minutes: float
    baseline_exactness_score: float
    offsets_minutes: list[float]
    samples: list[ParanStabilitySampleResponse]
    survival_rate: float
    """fraction of the offsets for which the paran is found; 1 without offsets"""
    stable_across_window: bool
    worst_orb_minutes: float | None
    max_orb_degradation: float | None
    worst_exactness_score: float | None
    max_exactness_drop: float | None


class ParanSiteResultResponse(Answer):
    lat: float
    lon: float
    matched: bool
    paran: ParanResponse | None
    strength: ParanStrengthResponse | None
    stability: ParanStabilityResponse | None
    effective_policy_preset: Literal["permissive", "star_planet_only", None]
    unmatched_reason: Literal["body1_always_above_horizon", "body1_always_below_horizon", "body1_not_in_window", "body2_always_above_horizon", "body2_always_below_horizon", "body2_not_in_window", "beyond_orb", "policy_preset"] | None = None
    nearest_orb_minutes: float | None = None
    """minutes between the nearest two crossings, if they are beyond the orb"""


class ParanFieldSampleResponse(Answer):
    lat: float
    lon: float
    site_result: ParanSiteResultResponse


class ParanFieldSampleSearchResponse(Answer):
    samples: list[ParanFieldSampleResponse]
    """row by row of latitude, in the order of the request"""
    effective_policy_preset: Literal["permissive", "star_planet_only"]
    effective_horizon_policy: Literal["refracted", "geometric"]
    computation_basis: ComputationBasis


class ParanFieldStructureResponse(Answer):
    dominant_path_index: int | None
    """path with the most points"""
    hierarchy: list[ParanContourHierarchyEntryResponse]
    associations: list[ParanContourAssociationResponse]
    matching_rule: str
    effective_policy_preset: Literal["permissive", "star_planet_only"]
    effective_horizon_policy: Literal["refracted", "geometric"]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ParanSearchRequest(Request):
    bodies: list[str]
    jd_day: float
    """start of the 24 hours that are searched, Julian day UT1"""
    lat: float
    """geodetic latitude, degrees north; not exactly a pole, which has no meridian"""
    lon: float
    """geodetic longitude, degrees east"""
    include_crossing_inventory: bool | None = None
    """also return the four circles of every body, with the reason for each missing crossing"""
    orb_minutes: float | None = None
    """largest time between the two crossings, minutes, inclusive"""
    policy_preset: Literal["permissive", "star_planet_only"] | None = None
    """permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon"""
    horizon_policy: Literal["refracted", "geometric"] | None = None
    """refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""


class ParanWindowResponse(Answer):
    jd_start: float
    """Julian day UT1"""
    jd_end: float
    """Julian day UT1, exclusive"""


class ParanSearchResponse(Answer):
    events: list[ParanResponse]
    """parans with both crossings in the 24 hours, the closest first"""
    edge_events: list[ParanResponse]
    """parans with one crossing just outside the 24 hours and the middle inside: with these, every paran belongs to exactly one day"""
    crossing_inventory: list[ParanBodyCrossingInventoryResponse] | None
    effective_policy_preset: Literal["permissive", "star_planet_only"]
    effective_horizon_policy: Literal["refracted", "geometric"]
    window: ParanWindowResponse
    computation_basis: ComputationBasis


class ParanSiteAnswer(Answer):
    lat: float
    lon: float
    matched: bool
    paran: ParanResponse | None
    strength: ParanStrengthResponse | None
    stability: ParanStabilityResponse | None
    effective_policy_preset: Literal["permissive", "star_planet_only", None]
    unmatched_reason: Literal["body1_always_above_horizon", "body1_always_below_horizon", "body1_not_in_window", "body2_always_above_horizon", "body2_always_below_horizon", "body2_not_in_window", "beyond_orb", "policy_preset"] | None = None
    nearest_orb_minutes: float | None = None
    """minutes between the nearest two crossings, if they are beyond the orb"""
    effective_horizon_policy: Literal["refracted", "geometric"]
    computation_basis: ComputationBasis


class ParanSiteRequest(Request):
    target: ParanTargetRequest
    jd_day: float
    """start of the 24 hours that are searched, Julian day UT1"""
    lat: float
    """geodetic latitude, degrees north; not exactly a pole, which has no meridian"""
    lon: float
    """geodetic longitude, degrees east"""
    stability_time_offsets_minutes: list[float] | None = None
    """shifts of the 24 hours, minutes; each is tested to see whether the paran is still found"""
    orb_minutes: float | None = None
    """largest time between the two crossings, minutes, inclusive"""
    policy_preset: Literal["permissive", "star_planet_only"] | None = None
    """permissive: every pair of bodies; star_planet_only: a fixed star with a planet, Sun or Moon"""
    horizon_policy: Literal["refracted", "geometric"] | None = None
    """refracted: the centre 34' below the airless horizon (-0.5667 degrees), for every body; geometric: the centre on the airless horizon"""


class PatternChartConditionProfileResponse(Answer):
    profiles: list[PatternConditionProfileResponse]
    reinforced_count: int
    mixed_count: int
    weakened_count: int
    structured_contribution_total: int
    generic_contribution_total: int
    strongest_patterns: list[str]
    weakest_patterns: list[str]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PatternConditionNetworkEdgeResponse(Answer):
    source_id: str
    target_id: str
    pattern_name: str
    role: str


class PatternConditionNetworkNodeResponse(Answer):
    node_id: str
    kind: str
    label: str
    incoming_count: int
    outgoing_count: int
    total_degree: int


class PatternConditionNetworkProfileResponse(Answer):
    nodes: list[PatternConditionNetworkNodeResponse]
    edges: list[PatternConditionNetworkEdgeResponse]
    isolated_bodies: list[str]
    most_connected_nodes: list[str]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PatternRequest(Request):
    chart: SingleChartRequest
    include_nodes: bool | None = None
    """true: include nodes and apogees"""
    orb_factor: float | None = None
    """multiplies every orb of the aspect table"""
    include: list[Literal["T-Square", "Grand Trine", "Grand Cross", "Yod", "Mystic Rectangle", "Kite", "Minor Grand Trine", "Grand Sextile", "Thor's Hammer", "Boomerang Yod", "Wedge", "Cradle", "Trapeze", "Eye", "Irritation Triangle", "Hard Wedge", "Dominant Triangle", "Grand Quintile", "Quintile Triangle", "Septile Triangle", "Stellium"]] | None = None
    """names of the patterns to find; default: all"""
    orbs: Literal["pattern", "aspect"] | None = None
    """orbs of the aspects of a pattern. pattern: orbs of the pattern itself (3 degrees for the sextile of a yod), returned as pattern_orb; aspect: orbs of the aspect table, returned as allowed_orb"""
    dominant_only: bool | None = None
    """true: omit patterns whose bodies and aspects are contained in another found pattern"""


class PatternSearchResponse(Answer):
    events: list[AspectPatternResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PhaseAngleResponse(Answer):
    body: str
    jd_ut: float
    phase_angle: float
    """angle Sun - body - geocentre at the instant at which the light left the body, degrees"""
    angle_range: list[float]
    basis: str
    illuminated_fraction: float
    provenance: PhaseProvenanceResponse
    computation_basis: ComputationBasis


class PhaseBodyRequest(Request):
    body: str
    """Sun ... Pluto, or a named small body, if the product supports it"""
    jd_ut: float
    """Julian day, UT1"""


class PhenomenaStationEventResponse(Answer):
    body: str
    station_type: Literal["retrograde", "direct"]
    """motion that starts at the station"""
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    longitude: float
    """apparent geocentric longitude of date, degrees"""


class PhysicalAtmosphereInputRequest(Request):
    atmosphere_profile: str | None = None
    """profile of the gases; the data pack lists its profiles"""
    aerosol_profile: str | None = None
    """profile of the aerosol; the data pack lists its profiles"""
    observer_altitude_m: float | None = None
    """height of the observer, metres"""
    surface_pressure_hpa: float | None = None
    """pressure at the observer, which determines the amount of gas"""
    aod550: float | None = None
    """optical depth of the aerosol at 550 nm"""
    angstrom_exponent: float | None = None
    """exponent of the decrease of the aerosol depth with wavelength"""
    ozone_du: float | None = None
    """ozone column, Dobson units"""
    ground_albedo: float | None = None
    """albedo of the surrounding ground"""


class PhysicalAtmosphereReceiptResponse(Answer):
    complete: bool
    within_data_pack_domain: bool | None
    atmosphere_profile: str
    aerosol_profile: str
    observer_altitude_m: float
    surface_pressure_hpa: float
    aod550: float
    angstrom_exponent: float
    ozone_du: float
    ground_albedo: float


class PhysicalBackgroundReceiptResponse(Answer):
    authority_id: str
    component_ids: list[str]
    source_ids: list[str]
    photopic_luminance_cd_m2: float
    scotopic_luminance_cd_m2: float
    mesopic_luminance_cd_m2: float
    scotopic_to_photopic_ratio: float
    adaptation_coefficient: float
    weighting_state: str
    adaptation_solver_method: str
    photopic_solver_relative_standard_error_bound: float | None
    scotopic_solver_relative_standard_error_bound: float | None
    solver_uncertainty_bound_method: str | None
    photopic_interpolation_maximum_error_mag: float | None
    photopic_interpolation_p95_error_mag: float | None
    scotopic_interpolation_maximum_error_mag: float | None
    scotopic_interpolation_p95_error_mag: float | None
    storage_maximum_error_mag: float | None
    component_inventory_complete: bool
    modeled_component_count: int


class PhysicalBortleBackgroundRequest(Request):
    kind: Literal["bortle"]
    light_pollution_class: int
    """Bortle class (Bortle 2001); it is a dark-sky anchor"""
    scotopic_to_photopic_ratio: float
    """ratio of scotopic to photopic luminance"""
    spectral_ratio_source_id: str
    """source of the ratio"""
    source_receipt_sha256: str
    """SHA-256 of the record"""


class PhysicalDirectionalBackgroundRequest(Request):
    kind: Literal["directional"]
    photopic_luminance_cd_m2: float
    """photopic luminance, cd/m2"""
    scotopic_luminance_cd_m2: float
    """scotopic luminance, cd/m2"""
    scope: Literal["total_background", "dark_sky_anchor"]
    """total_background: no component is added; dark_sky_anchor: replaces airglow, zodiacal light, starlight and artificial light; twilight and moonlight are added"""
    component_ids: list[str]
    """components included in the luminance"""
    source_id: str
    """source of the measurement or computation"""
    source_receipt_sha256: str
    """SHA-256 of the record"""
    method_id: str
    """method of the measurement or computation"""
    component_inventory_complete: bool | None = None
    """asserted by the caller: component_ids lists every measured component"""


class PhysicalEphemerisReceiptResponse(Answer):
    provider_id: str
    input_timescale: str
    ephemeris_timescale: str
    direction_frame: str
    horizontal_frame: str
    refraction_applied_separately: bool


class PhysicalEventSensitivityReceiptResponse(Answer):
    data_pack_numerical_event_interval_jd_ut: tuple[float, float] | None
    data_pack_numerical_reason: str | None
    data_pack_numerical_observation_day_keys: tuple[int, int] | None = None
    """first and last day of the event at the ends of the pack's envelope"""
    atmospheric_scenario_event_interval_jd_ut: tuple[float, float] | None
    atmospheric_scenario_reason: str | None
    atmospheric_scenario_observation_day_keys: tuple[int, int] | None = None
    """first and last day of the event with half and twice the aerosol"""
    probabilistic_confidence_claimed: bool


class PhysicalEventSolverReceiptResponse(Answer):
    search_window_days: int
    scan_step_days: float
    bracket_tolerance_days: float
    adaptive_minimum_step_days: float
    root_time_tolerance_days: float
    root_margin_tolerance_magnitude: float
    near_zero_tolerance_magnitude: float
    curvature_tolerance_magnitude: float
    candidate_day_count: int
    guard_day_count: int
    classified_day_count: int
    evaluable_day_count: int
    observation_window_count: int
    scalar_evaluation_count: int
    sign_changing_root_count: int
    tangent_root_count: int
    near_zero_interval_count: int
    non_evaluable_gap_count: int
    maximum_sample_gap_days: float | None
    classified_day_states: list[tuple[int, str, str | None, str | None]]
    non_evaluable_day_states: list[tuple[int, str, str | None]]
    crossing_completeness_state: str
    crossing_completeness_reason: str | None
    crossing_certificate_ids: list[str] | None = None
    crossing_certificate_source_sha256: str | None = None
    root_enclosure_count: int | None = None
    unresolved_certificate_interval_count: int | None = None


class PhysicalHorizonSampleRequest(Request):
    azimuth_deg: float
    """azimuth from north through east; increasing from sample to sample"""
    apparent_altitude_deg: float
    """apparent altitude of the skyline, degrees"""


class PhysicalHorizonProfileRequest(Request):
    samples: list[PhysicalHorizonSampleRequest]
    """the skyline all around, with gaps of at most 30 degrees"""
    profile_id: str
    """name of the profile"""
    source_id: str
    """source of the profile"""
    source_receipt_sha256: str
    """SHA-256 of the record"""


class PhysicalHorizonReceiptResponse(Answer):
    horizon_model_id: str
    apparent_horizon_altitude_deg: float | None
    directional_profile_applied: bool
    refraction_model_id: str
    refraction_pressure_hpa: float
    refraction_temperature_c: float
    refraction_relative_humidity: float
    applied_to: list[str]
    target_apparent_boundary_altitude_deg: float | None = None
    solar_apparent_horizon_altitude_deg: float | None = None
    data_pack_target_true_altitude_floor_deg: float | None = None
    target_boundary_narrowing_applied: bool | None = None
    directional_profile_id: str | None = None
    directional_profile_source_id: str | None = None
    directional_profile_source_receipt_sha256: str | None = None
    interpolation_method_id: str | None = None
    profile_sample_count: int | None = None
    admitted_maximum_gap_deg: float | None = None
    actual_maximum_gap_deg: float | None = None
    maximum_absolute_slope_deg_per_deg: float | None = None
    cone_signal_lipschitz_factor: float | None = None
    queried_target_azimuth_deg: float | None = None
    queried_solar_azimuth_deg: float | None = None
    target_local_horizon_altitude_deg: float | None = None
    solar_local_horizon_altitude_deg: float | None = None
    event_certificate_id: str | None = None
    event_certificate_source_sha256: str | None = None
    event_certificate_maximum_absolute_rate_per_day: float | None = None


class PhysicalModeledBackgroundComponentRequest(Request):
    component_kind: Literal["airglow", "zodiacal_light", "integrated_starlight", "artificial_light"]
    """replaces the pack's component of this kind; artificial light is added, because the pack has none"""
    photopic_luminance_cd_m2: float
    """photopic luminance, cd/m2"""
    scotopic_luminance_cd_m2: float
    """scotopic luminance, cd/m2"""
    model_id: str
    """model of the component"""
    source_ids: list[str]
    """sources of the model"""
    source_receipt_sha256: str
    """SHA-256 of the record"""
    spatial_applicability_id: str
    """place for which it is valid"""
    temporal_applicability_id: str
    """time for which it is valid"""
    direction_receipt_id: str
    """direction for which it is valid"""
    validity_domain_id: str
    """domain of the model"""
    uncertainty_authority_id: str
    """source of its uncertainty"""


class PhysicalObservationWindowReceiptResponse(Answer):
    observation_day_key: int
    start_jd_ut: float
    end_jd_ut: float
    target_boundary_jd_ut: float
    target_boundary_role: str
    solar_side: str


class PhysicalObserverProtocolReceiptResponse(Answer):
    protocol_id: str
    task: str
    optical_aid: str
    adaptation_field: str
    local_horizon_altitude_deg: float
    refraction_model_id: str
    refraction_pressure_hpa: float
    refraction_temperature_c: float
    refraction_relative_humidity: float
    horizon_model_id: str
    directional_profile_applied: bool
    directional_profile_id: str | None
    directional_profile_source_id: str | None
    directional_profile_source_receipt_sha256: str | None
    detection_field_factor_model_id: str
    detection_field_factor_value: float
    detection_field_factor_mutable: bool
    detection_field_factor_source_ids: list[str]
    probabilistic_detection_claimed: bool


class PhysicalSqmBackgroundRequest(Request):
    kind: Literal["sqm"]
    sqm_mag_arcsec2: float
    """reading of a sky quality meter, magnitudes per square arcsecond, taken as V"""
    scotopic_to_photopic_ratio: float
    """ratio of scotopic to photopic luminance"""
    scope: Literal["total_background", "dark_sky_anchor"]
    """total_background: no component is added; dark_sky_anchor: replaces airglow, zodiacal light, starlight and artificial light; twilight and moonlight are added"""
    component_ids: list[str]
    """components included in the reading"""
    measurement_source_id: str
    """source of the measurement"""
    measurement_receipt_sha256: str
    """SHA-256 of the record"""
    device_bandpass_id: str
    """band of the device"""
    pointing_receipt_id: str
    """direction of the measurement"""
    temporal_applicability_id: str
    """time for which the reading is valid"""
    spectral_ratio_source_id: str
    """source of the ratio"""
    component_inventory_complete: bool | None = None
    """asserted by the caller: component_ids lists every measured component"""


class PhysicalTargetReceiptResponse(Answer):
    target_id: str
    photometry_model_id: str
    photometry_source_ids: list[str]
    spectral_profile_id: str
    spectral_source_ids: list[str]
    spectral_source_receipt_sha256: str
    spectral_model_details: list[tuple[str, str]]
    top_of_atmosphere_visual_magnitude: float
    scotopic_to_photopic_ratio: float
    photopic_transmission: float
    scotopic_transmission: float
    conditioned_target_magnitude: float
    direct_interpolation_maximum_error_mag: float
    direct_interpolation_p95_error_mag: float
    storage_maximum_error_mag: float


class PhysicalThresholdReceiptResponse(Answer):
    model_id: str
    background_luminance_cd_m2: float
    field_factor: float
    threshold_illuminance_lux: float
    limiting_magnitude: float
    valid_background_min_cd_m2: float
    valid_background_max_cd_m2: float
    equation_receipt: str


class PhysicalValidityDomainReceiptResponse(Answer):
    no_extrapolation: bool
    solar_center_altitude_domain_deg: tuple[float, float]
    target_true_altitude_domain_deg: tuple[float, float]
    relative_solar_azimuth_domain_deg: tuple[float, float]
    queried_solar_center_altitude_deg: float | None
    queried_target_true_altitude_deg: float | None
    queried_relative_solar_azimuth_deg: float | None
    within_domain: bool | None


class PhysicalVisibilityPolicyRequest(Request):
    background: PhysicalDirectionalBackgroundRequest | PhysicalSqmBackgroundRequest | PhysicalBortleBackgroundRequest | None = None
    """measured background; default: the pack's airglow, zodiacal light, starlight, twilight, moonlight"""
    atmosphere: PhysicalAtmosphereInputRequest | None = None
    composite_model_id: Literal["clear_sky_naked_eye_point_source_v1"] | None = None
    expected_data_pack_id: str | None = None
    """expected data pack; with a different one nothing is evaluated"""
    expected_manifest_sha256: str | None = None
    """SHA-256 of the expected manifest"""
    observer_protocol_id: Literal["known_location_directed_averted_observation_v1"] | None = None
    local_horizon_altitude_deg: float | None = None
    """apparent altitude of the skyline all around"""
    refraction_model_id: Literal["bennett_extended_v1"] | None = None
    refraction_pressure_hpa: float | None = None
    """pressure for refraction, hPa"""
    refraction_temperature_c: float | None = None
    refraction_relative_humidity: float | None = None
    directional_horizon: PhysicalHorizonProfileRequest | None = None
    modeled_background_components: list[PhysicalModeledBackgroundComponentRequest] | None = None


class PhysicalVisibilityAssessmentRequest(Request):
    body: str
    """a planet, or a fixed star by any of its names"""
    jd_ut: float
    """Julian day, UT1"""
    lat: float
    """geodetic latitude, degrees north"""
    lon: float
    """geodetic longitude, degrees east"""
    policy: PhysicalVisibilityPolicyRequest | None = None


class VisibilityDataPackReceiptResponse(Answer):
    pack_id: str
    version: str
    compatibility_id: str
    composite_model_id: str
    table_format_id: str
    engine_contract_id: str
    engine_contract_version: int
    manifest_sha256: str
    generation_fingerprint: str
    payload_sha256: list[tuple[str, str]]
    source_artifact_spec_id: str
    source_artifact_manifest_sha256: str
    source_dataset_ids: list[str]
    license: str
    notice_sha256: str


class PhysicalVisibilityErrorBudgetReceiptResponse(Answer):
    method_id: str
    background_error_authority: str
    solver_relative_standard_error_multiplier: float | None
    background_mesopic_luminance_envelope_lower_cd_m2: float
    background_mesopic_luminance_envelope_upper_cd_m2: float
    limiting_magnitude_envelope_lower: float
    limiting_magnitude_envelope_upper: float
    conditioned_target_magnitude_maximum_pack_error: float
    visibility_margin_envelope_lower_magnitude: float
    visibility_margin_envelope_upper_magnitude: float
    visibility_margin_envelope_maximum_deviation_magnitude: float
    visibility_classification_within_data_pack_envelope: str
    included_error_sources: list[str]
    unquantified_error_sources: list[str]


class VisibilityComponentReceiptResponse(Answer):
    role: str
    component_id: str
    source_ids: list[str]
    details: list[tuple[str, str]] | None = None


class PhysicalVisibilityAssessmentResponse(Answer):
    body: str
    jd_ut: float
    latitude_deg: float
    longitude_deg: float
    status: Literal["evaluated", "not_evaluable", "not_found"]
    evidence_state: Literal["evaluated_clear_sky", "evaluated_no_event", "not_applicable", "missing_dependency", "out_of_domain"]
    reason: str | None
    true_target_altitude_deg: float | None
    apparent_target_altitude_deg: float | None
    true_solar_center_altitude_deg: float | None
    relative_solar_azimuth_deg: float | None
    geometrically_visible: bool | None
    visible: bool | None
    observable: bool | None
    visibility_margin_magnitude: float | None
    data_pack_receipt: VisibilityDataPackReceiptResponse | None
    atmosphere_receipt: PhysicalAtmosphereReceiptResponse
    validity_domain_receipt: PhysicalValidityDomainReceiptResponse | None
    observer_protocol_receipt: PhysicalObserverProtocolReceiptResponse
    background_receipt: PhysicalBackgroundReceiptResponse | None
    target_receipt: PhysicalTargetReceiptResponse | None
    threshold_receipt: PhysicalThresholdReceiptResponse | None
    error_budget_receipt: PhysicalVisibilityErrorBudgetReceiptResponse | None
    components: list[VisibilityComponentReceiptResponse]
    horizon_receipt: PhysicalHorizonReceiptResponse | None = None
    computation_basis: ComputationBasis | None = None


class PhysicalVisibilitySearchPolicyRequest(Request):
    search_window_days: int | None = None
    """days from jd_start, [start, end)"""
    scan_step_days: float | None = None
    """spacing of the samples of a window, days"""
    adaptive_minimum_step_days: float | None = None
    """accuracy of a maximum between two samples, days"""
    root_time_tolerance_days: float | None = None
    """a root has converged when its bracket is narrower, days"""
    root_margin_tolerance_magnitude: float | None = None
    """or when the margin is nearer to zero, magnitudes"""
    near_zero_tolerance_magnitude: float | None = None
    """a maximum within this distance of zero counts as near zero, magnitudes"""
    curvature_tolerance_magnitude: float | None = None
    """a maximum is searched when the parabola through three samples is within this distance of zero, magnitudes"""
    maximum_adaptive_depth: int | None = None
    """largest number of trisections of one such maximum"""
    maximum_root_iterations: int | None = None


class PhysicalVisibilityEventRequest(Request):
    body: str
    """a planet, or a fixed star by any of its names"""
    phase: Literal["morning_first_rising", "morning_first_setting", "evening_last_rising", "evening_last_setting"]
    """morning_first_rising: heliacal rising; morning_first_setting: cosmical setting; evening_last_rising: acronychal rising; evening_last_setting: heliacal setting"""
    jd_start: float
    """start of the search, Julian day UT1; the event is strictly after it"""
    lat: float
    """geodetic latitude, degrees north"""
    lon: float
    """geodetic longitude, degrees east"""
    policy: PhysicalVisibilityPolicyRequest | None = None
    search_policy: PhysicalVisibilitySearchPolicyRequest | None = None


class PhysicalVisibilityEventResponse(Answer):
    body: str
    phase: Literal["morning_first_rising", "morning_first_setting", "evening_last_rising", "evening_last_setting"]
    latitude_deg: float
    longitude_deg: float
    status: Literal["evaluated", "not_evaluable", "not_found"]
    evidence_state: Literal["evaluated_clear_sky", "evaluated_no_event", "not_applicable", "missing_dependency", "out_of_domain"]
    reason: str | None
    observation_day_key: int | None
    comparison_observation_day_key: int | None
    comparison_day_status: str | None
    event_jd_ut: float | None
    event_time_semantics: Literal["visibility_margin_zero", "apparent_target_horizon", "data_pack_target_altitude_floor", None]
    target_horizon_jd_ut: float | None
    peak_margin_jd_ut: float | None
    peak_margin_magnitude: float | None
    boundary_role: str | None
    crossing_direction: Literal["not_visible_to_visible", "visible_to_not_visible", None]
    boundary_source: Literal["visibility_margin", "target_horizon", "target_data_pack_altitude_floor", None]
    visibility_margin_residual_magnitude: float | None
    visibility_margin_bracket_jd_ut: tuple[float, float] | None
    root_iterations: int | None
    derived_arcus_deg: float | None
    assessment_jd_ut: float | None
    observation_window: PhysicalObservationWindowReceiptResponse | None
    event_assessment: PhysicalVisibilityAssessmentResponse | None
    data_pack_receipt: VisibilityDataPackReceiptResponse | None
    atmosphere_receipt: PhysicalAtmosphereReceiptResponse
    observer_protocol_receipt: PhysicalObserverProtocolReceiptResponse
    horizon_receipt: PhysicalHorizonReceiptResponse
    ephemeris_receipt: PhysicalEphemerisReceiptResponse | None
    solver_receipt: PhysicalEventSolverReceiptResponse
    sensitivity_receipt: PhysicalEventSensitivityReceiptResponse
    components: list[VisibilityComponentReceiptResponse]
    computation_basis: ComputationBasis | None = None


class PlaceAtResponse(Answer):
    latitude: float
    longitude: float
    timezone: str
    """IANA zone of the point; at sea a nautical zone (`Etc/GMT+3`)"""
    timezone_basis: Literal["place", "boundary"]
    """place: zone of a gazetteer place at most 5 km away; boundary: zone by the time zone boundaries, simplified to some kilometres"""
    other_timezones: list[str]
    """other zones of places at most 30 km away, and of the boundaries if a place decided; near a border check which zone applies"""
    nearest: NearestPlaceResponse | None = None
    attribution: str


class PlaceWithinResponse(Answer):
    name: str
    country_code: str
    """ISO 3166"""
    latitude: float
    longitude: float
    timezone: str
    population: int
    """0 if unknown"""


class PlacesWithinResponse(Answer):
    places: list[PlaceWithinResponse]
    """by decreasing population"""
    attribution: str


class PlacidianRaptParallelTargetRequest(Answer):
    source_name: str
    """name of a planet, node or angle of the figure"""


class PlanetHeliacalEventResponse(Answer):
    body: str
    kind: Literal["heliacal_rising", "heliacal_setting", "evening_first", "morning_last", "acronychal_rising", "acronychal_setting"]
    """heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: for Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is visible, for stars and for planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is visible, not for the Moon"""
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    elongation_deg: float
    """apparent longitude minus that of the Sun, degrees in [-180, 180); positive in the evening"""
    planet_altitude_deg: float
    """apparent altitude"""
    sun_altitude_deg: float
    """airless altitude of the centre"""
    apparent_magnitude: float
    model: str
    """criterion of the main fields"""
    separation_deg: float
    """angle from the Sun, degrees"""
    target_azimuth_deg: float
    sun_azimuth_deg: float
    required_solar_depression_deg: float | None
    """required arc for the magnitude of the day; null when the criterion has no arc"""
    by_physics: PhysicalPhaseResponse | None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""
    computation_basis: ComputationBasis


class PlanetPhenomenaRequest(Answer):
    body: str
    """Moon, Mercury ... Neptune"""
    jd_ut: float
    """Julian day, UT1"""


class PlanetPhenomenaResponse(Answer):
    body: str
    jd_ut: float
    phase_angle_deg: float
    """angle Sun - body - geocentre at the instant at which the light left the body"""
    illuminated_fraction: float
    elongation_deg: float
    """angle between the apparent places of body and Sun"""
    angular_diameter_arcsec: float
    apparent_magnitude: float
    """V, geocentric, without extinction"""
    sun_distance_au: float
    distance_au: float
    """apparent distance from the geocentre (with light time)"""
    east_of_sun: bool
    """true when the body is in the evening sky"""


class PlanetPhenomenaEnvelopeResponse(Answer):
    request: PlanetPhenomenaRequest
    phenomena: PlanetPhenomenaResponse
    provenance: GenericPhenomenaProvenanceResponse
    computation_basis: ComputationBasis


class PlanetPositionAnswer(Answer):
    name: str
    longitude: float
    """ecliptic longitude of date, degrees in [0, 360)"""
    latitude: float
    """ecliptic latitude of date, degrees"""
    distance: float
    """light-time distance, km; 0 for points that are directions (nodes and mean apogee)"""
    speed: float
    """rate of the answered longitude, degrees per day"""
    retrograde: bool
    is_topocentric: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    distance_au: float
    declination: float | None = None
    """of charts: declination, equator and equinox of date, degrees"""
    small_body_source: SmallBodySourceResponse | None = None
    computation_basis: ComputationBasis


class PlanetReductionStageResponse(Answer):
    num: int
    name: str
    note: str
    delta: float | None
    """change of the longitude, arcseconds"""
    enabled: bool
    ref_pos: float | None = None
    """longitude at the first stage, degrees"""


class PlanetPositionReductionTruthResponse(Answer):
    engine_surface: str
    source_vessel: str
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    jd_tt: float
    delta_t_seconds: float
    body: str
    observer: PositionObserverContextResponse
    stage_sequence: list[str]
    selection_surface: str
    include_nodes: bool
    apparent: bool
    aberration: bool
    grav_deflection: bool
    nutation: bool
    frame: str
    center: str
    obliquity_deg: float
    topocentric_requested: bool
    topocentric_applied: bool
    stages: list[PlanetReductionStageResponse] | None = None
    total_delta_arcsec: float | None = None
    stage_longitudes: dict[str, float] | None = None
    geocentric_longitude: float | None = None


class PlanetPositionReductionResponse(Answer):
    result: PlanetPositionAnswer
    reduction: PlanetPositionReductionTruthResponse


class PlanetPositionRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    body: str
    """planet, True Node, Mean Node, Lilith, True Lilith, or a named small body"""
    observer_lat: float | None = None
    """observer: geodetic latitude, degrees north; give it together with observer_lon"""
    observer_lon: float | None = None
    """observer: longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    apparent: bool | None = None
    """false returns the geometric place (no light-time, deflection or aberration)"""
    aberration: bool | None = None
    grav_deflection: bool | None = None
    nutation: bool | None = None
    """false refers the place to the mean ecliptic and equinox of date"""


class PlanetReturnRequest(Request):
    body: str
    """Sun, Moon, Mercury ... Pluto, or a named small body"""
    natal_lon: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    jd_start: float
    """Julian day, UT1"""
    direction: Literal["direct", "retrograde", "either"] | None = None
    """which crossings are answered, by the motion of the body at the crossing"""
    step_days: float | None = None
    """requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""
    solver_tolerance_days: float | None = None
    """width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""


class SthanaBalaResponse(Answer):
    uchcha: float
    saptavargaja: float
    ojayugma: float
    kendradi: float
    drekkana: float
    total: float


class PlanetShadbalaResponse(Answer):
    planet: str
    sthana_bala: SthanaBalaResponse
    dig_bala: float
    kala_bala: KalaBalaResponse
    chesta_bala: float
    naisargika_bala: float
    drig_bala: float
    ishta_phala: float
    kashta_phala: float
    total_shashtiamsas: float
    total_rupas: float
    required_rupas: float
    strength_ratio: float
    is_sufficient: bool


class PlanetaryHourResponse(Answer):
    hour_number: int
    """1 to 12 from sunrise, 13 to 24 from sunset"""
    ruler: str
    jd_start: float
    jd_end: float
    is_daytime: bool
    start_utc: str | None = None
    end_utc: str | None = None


class PlanetaryHoursHourAtRequest(Request):
    jd: float
    """instant in the requested planetary day, Julian day UT1"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    include_iso_utc: bool | None = None
    """true adds start_utc and end_utc to each hour"""
    include_schedule: bool | None = None
    """true adds the schedule of the entire day"""


class PlanetaryHoursScheduleWindowResponse(Answer):
    sunrise_jd: float
    sunset_jd: float
    next_sunrise_jd: float
    day_duration_days: float
    night_duration_days: float
    contains_requested_jd: bool


class PlanetaryHoursProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str | None = None
    vessel: str | None = None
    not_vessel: str | None = None
    sequence_basis: Literal["Chaldean_order"] | None = None
    day_ruler_basis: Literal["weekday_rulership"] | None = None
    day_window_basis: Literal["sunrise_to_next_sunrise"] | None = None
    solar_event_source: str | None = None
    reader_policy: str
    timezone_policy: Literal["utc_output_only"] | None = None
    iso_timestamp_policy: Literal["utc_included", "not_requested"]
    location_policy: Literal["caller_supplied_coordinates"] | None = None
    stage_sequence: list[str]
    weekday_basis: Literal["local_mean_date_at_the_middle_of_the_day"]
    """ruler of the weekday, who rules the first hour"""
    solar_altitude_deg: float
    """airless altitude of the Sun's centre at sunrise and sunset"""


class PlanetaryHoursScheduleResponse(Answer):
    requested_jd: float
    latitude: float
    longitude: float
    sunrise_jd: float
    sunset_jd: float
    next_sunrise_jd: float
    day_duration_days: float
    night_duration_days: float
    hours: list[PlanetaryHourResponse]
    provenance: PlanetaryHoursProvenanceResponse
    day_ruler: str
    computation_basis: ComputationBasis


class PlanetaryHoursHourAtResponse(Answer):
    requested_jd: float
    hour: PlanetaryHourResponse | None
    schedule_window: PlanetaryHoursScheduleWindowResponse
    schedule: PlanetaryHoursScheduleResponse | None = None
    provenance: PlanetaryHoursProvenanceResponse
    day_ruler: str
    computation_basis: ComputationBasis


class PlanetaryHoursScheduleRequest(Request):
    jd: float
    """instant in the requested planetary day, Julian day UT1"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    include_iso_utc: bool | None = None
    """true adds start_utc and end_utc to each hour"""


class PlanetaryPictureRequest(Request):
    chart: SingleChartRequest
    planet_set: Literal["classic", "modern", "extended"] | None = None
    """classic: Sun to Saturn; modern: Sun to Pluto; extended: also True Node, North Node and Chiron, if the chart contains them"""
    include_nodes: bool | None = None
    """true: the chart includes its nodes, unless the party excludes them; the extended set uses the True Node"""
    orb: float | None = None
    """degrees on the dial"""
    dial: float | None = None
    """size of the dial to which the zodiac is folded, degrees"""


class PlanetaryPictureSearchResponse(Answer):
    events: list[PlanetaryPictureResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PointSourceVisibilityThresholdRequest(Request):
    background_nanolamberts: float
    field_factor: float | None = None
    """factor by which an observer in the field needs more light than the observers in the laboratory"""


class PointSourceVisibilityThresholdResponse(Answer):
    criterion_family: str
    background_nanolamberts: float
    background_luminance_cd_m2: float
    field_factor: float
    valid_background_min_cd_m2: float
    valid_background_max_cd_m2: float
    valid: bool
    reason: str | None
    reason_detail: str | None
    """side of the range on which the background is"""
    limiting_magnitude: float | None


class PrimaryArcTimingResponse(Answer):
    key: str
    age_years: float
    """true solar years, between solar returns"""
    jd_ut: float
    datetime_utc: str


class PrimaryArcResponse(Answer):
    significator: str
    promissor: str
    arc: float
    """degrees of the equator"""
    direction: Literal["DIRECT", "CONVERSE"]
    method: str
    space: str
    motion: Literal["direct", "converse"]
    solar_rate: float
    """natal motion of the Sun in longitude, degrees per day"""
    solar_rate_explicit: bool | None = None
    relational_kind: str | None = None
    years_naibod: float | None = None
    years: float | None = None
    key: str | None = None
    timing: PrimaryArcTimingResponse | None = None


class PrimaryDirectionAntisciaTargetRequest(Answer):
    source_name: str
    """name of a planet, node or angle of the figure"""
    kind: Literal["antiscion", "contra_antiscion"] | None = None


class PrimaryDirectionFixedStarTargetRequest(Answer):
    star_name: str
    """name or designation of a star in the catalogue"""


class PrimaryDirectionRelationResponse(Answer):
    arc: PrimaryArcResponse
    relation_kind: str
    """kind of perfection"""
    years: float | None = None
    perfection_kind: str | None = None
    relational_kind: str | None = None
    converse_doctrine: str | None = None
    key: str | None = None


class PrimaryDirectionRelationProfileResponse(Answer):
    arc: PrimaryArcResponse
    detected_relation: PrimaryDirectionRelationResponse
    admitted_relations: list[PrimaryDirectionRelationResponse]
    scored_relations: list[PrimaryDirectionRelationResponse]


class PrimaryDirectionsConditionResponse(Answer):
    state: Literal["direct_only", "converse_only", "mixed"]
    direct_count: int
    converse_count: int
    nearest_arc: float
    farthest_arc: float


class PrimaryDirectionsSignificatorProfileResponse(Answer):
    significator: str
    arcs: list[PrimaryArcResponse]
    direct_count: int
    converse_count: int
    nearest_arc: float
    farthest_arc: float
    relation_profiles: list[PrimaryDirectionRelationProfileResponse] | None = None
    condition: PrimaryDirectionsConditionResponse | None = None


class PrimaryDirectionsAggregateProfileResponse(Answer):
    profiles: list[PrimaryDirectionsSignificatorProfileResponse]
    total_arcs: int
    direct_count: int
    converse_count: int
    nearest_arc: float
    farthest_arc: float
    strongest_significator: str | None = None
    weakest_significator: str | None = None


class PrimaryDirectionsPageResponse(Answer):
    total: int
    """number of arcs of the request"""
    offset: int
    limit: int
    next_offset: int | None = None
    """null on the last page"""


class PrimaryDirectionsArcsResponse(Answer):
    arcs: list[PrimaryArcResponse]
    not_evaluable: list[NotEvaluableDirectionResponse] | None = None
    page: PrimaryDirectionsPageResponse | None = None
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PrimaryDirectionsHouseContextResponse(Answer):
    requested_system: str
    effective_system: str
    fallback: bool
    fallback_reason: str | None = None


class PrimaryDirectionsResolvedPolicyResponse(Answer):
    method: str
    space: str
    include_converse: bool
    converse_doctrine: Literal["direct_only", "traditional_converse", "signed_primary_motion", "backward_motion"]
    key: str
    key_source: Literal["engine_default", "preset_convention", "explicit"]
    latitude_doctrine: str
    latitude_source: str
    perfection_kind: str
    admitted_relation_kinds: list[str]
    admitted_significator_classes: list[str]
    admitted_promissor_classes: list[str]
    requested_preset: str | None = None
    canonical_preset: str | None = None
    policy_source: Literal["engine_default", "policy_fields", "canonical_preset", "legacy_alias"] | None = None
    antiscia_targets: list[PrimaryDirectionAntisciaTargetRequest] | None = None
    authF_parallel_targets: list[AuthFParallelTargetRequest] | None = None
    placidian_rapt_parallel_targets: list[PlacidianRaptParallelTargetRequest] | None = None
    fixed_star_targets: list[PrimaryDirectionFixedStarTargetRequest] | None = None
    authG_aspect_contexts: list[AuthGAspectContextRequest] | None = None
    placidian_rapt_parallel_motion: str | None = None
    law: str
    """law by which two points have the same mundane place"""
    source: str
    """source of the method"""
    significator_latitude: Literal["zero", "native"]
    rapt_axis: Literal["meridian", "horizon", None] | None = None
    aspect_latitude: str | None = None
    star_place: str | None = None
    years_rate_deg: float
    """degrees of arc per year of the key"""
    place_center: str


class PrimaryDirectionsArcsReductionTruthResponse(Answer):
    engine_surface: str
    engine_surfaces: list[str] | None = None
    result_surface: str
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    """Julian day UT1"""
    jd_tt: float
    delta_t_seconds: float
    observer: PositionObserverContextResponse
    natal_observer: PositionObserverContextResponse | None = None
    requested_bodies: list[str] | None = None
    include_nodes_requested: bool
    search_mode: Literal["engine_search", "submitted_arcs"]
    max_arc: float
    significators_requested: list[str] | None = None
    promissors_requested: list[str] | None = None
    include_relations_requested: bool
    include_condition_requested: bool
    submitted_arc_count: int
    chosen_key: str
    house_context: PrimaryDirectionsHouseContextResponse
    resolved_policy: PrimaryDirectionsResolvedPolicyResponse
    stage_sequence: list[str]


class PrimaryDirectionsArcsReductionResponse(Answer):
    result: PrimaryDirectionsArcsResponse
    reduction: PrimaryDirectionsArcsReductionTruthResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PrimaryDirectionsNetworkEdgeResponse(Answer):
    promissor: str
    significator: str
    count: int
    nearest_arc: float | None = None
    direct_count: int | None = None
    converse_count: int | None = None


class PrimaryDirectionsNetworkNodeResponse(Answer):
    name: str
    total_count: int
    direct_count: int
    converse_count: int
    incoming_count: int | None = None
    outgoing_count: int | None = None


class PrimaryDirectionsNetworkProfileResponse(Answer):
    nodes: list[PrimaryDirectionsNetworkNodeResponse]
    edges: list[PrimaryDirectionsNetworkEdgeResponse]
    most_connected: str | None = None
    isolated: list[str] | None = None


class PrimaryDirectionsNetworkResponse(Answer):
    network: PrimaryDirectionsNetworkProfileResponse
    not_evaluable: list[NotEvaluableDirectionResponse] | None = None
    page: PrimaryDirectionsPageResponse | None = None
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PrimaryDirectionsNetworkReductionResponse(Answer):
    result: PrimaryDirectionsNetworkResponse
    reduction: PrimaryDirectionsArcsReductionTruthResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PrimaryDirectionsPolicyRequest(Request):
    preset: Literal["authH_mundane", "placidian_classic_mundane", "placidian_mundane_rapt_parallel_direct", "placidian_mundane_rapt_parallel_converse", "authF_mundane", "authF_zodiacal_antiscia", "authF_zodiacal_aspect", "authF_zodiacal_parallel", "meridian_mundane", "meridian_zodiacal", "meridian_zodiacal_aspect", "morinus_mundane", "morinus_zodiacal", "authG_zodiacal_aspect", "regiomontanus_mundane", "regiomontanus_zodiacal", "regiomontanus_zodiacal_aspect", "regiomontanus_zodiacal_significator_conditioned", "campanus_mundane", "campanus_zodiacal", "campanus_zodiacal_aspect", "topocentric_mundane", "topocentric_zodiacal", "topocentric_zodiacal_aspect", "topocentric_zodiacal_aspect_signed_primary_motion", "placidian_mundane", "authF_semiarc", "regiomontanus", "campanus", "meridian", "morinus", "topocentric", None] | str | None = None
    """preset with all choices of a search; the last seven names are historical. Tokens: authF Ptolemy, authG Morin, authH Placidus"""
    method: Literal["authH_mundane", "authH_classic_semi_arc", "authF_semi_arc", "meridian", "morinus", "regiomontanus", "campanus", "topocentric", None] | str | None = None
    space: Literal["in_mundo", "in_zodiaco", None] | None = None
    include_converse: bool | None = None
    """default true, except for rapt parallels"""
    key: Literal["ptolemy", "naibod", "cardan", "solar", None] | None = None
    """default: the conventional key of the preset"""
    aspect_latitude: Literal["inherited", "bianchini", "zero", None] | None = None
    """latitude of the points of aspects, for zodiacal aspect presets: that of the planet, that of Bianchini, or none"""
    promissor_latitude: Literal["native", "zero", None] | None = None
    """for zodiacal presets that keep the latitude of promissors: their own, or none for bodies and aspects"""
    significator_latitude: Literal["zero", "native", None] | None = None
    """for zodiacal authF (Ptolemy) presets: significators without latitude (default), or with their own"""
    topocentric_pole: Literal["oblique_distance", "meridian_distance", None] | None = None
    """for topocentric presets: the exact topocentric pole of the significator (default), or tan(pole) = meridian distance / semi-arc x tan(latitude)"""
    rapt_axis: Literal["meridian", "horizon", None] | None = None
    """for rapt parallels: equal distances from the meridian (default) or from the horizon"""
    converse_motion: Literal["role_exchange", "backward", None] | None = None
    """converse motion: promissor and significator exchange their roles, or the promissor moves backward, against the daily motion"""
    star_place: Literal["true", "apparent", None] | None = None
    """place of fixed stars: without aberration and deflection (default), or apparent"""
    semi_arc_reading: Literal["proportional", "under_the_pole", None] | None = None
    """for the classic semi-arc method: proportional semi-arcs, or oblique ascensions under the pole of the significator"""


class PrimaryDirectionsProfileResponse(Answer):
    aggregate: PrimaryDirectionsAggregateProfileResponse
    not_evaluable: list[NotEvaluableDirectionResponse] | None = None
    page: PrimaryDirectionsPageResponse | None = None
    computation_basis: ComputationBasis | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class PrimaryDirectionsProfileReductionResponse(Answer):
    result: PrimaryDirectionsProfileResponse
    reduction: PrimaryDirectionsArcsReductionTruthResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SubmittedArc(Request):
    significator: str
    """name"""
    promissor: str
    """name"""
    arc: float
    """degrees"""
    direction: Literal["D", "C"]
    """direct or converse"""
    method: Literal["authH_mundane", "authH_classic_semi_arc", "authF_semi_arc", "meridian", "morinus", "regiomontanus", "campanus", "topocentric", None] | str | None = None
    space: Literal["in_mundo", "in_zodiaco", None] | None = None
    solar_rate: float | None = None
    """natal motion of the Sun, degrees per day"""
    relational_kind: Literal["conjunction", "opposition", "zodiacal_aspect", "antiscion", "contra_antiscion", "parallel", "contra_parallel", "rapt_parallel"] | None = None


class PrimaryDirectionsRelationsRequest(Request):
    submitted_arcs: list[SubmittedArc]
    policy: PrimaryDirectionsPolicyRequest | None = None
    include_relations: bool | None = None
    """must be true: this route returns relations"""
    include_condition: bool | None = None
    """must be false: profiles return conditions"""


class PrimaryDirectionsTimingRequest(Request):
    key: Literal["ptolemy", "naibod", "cardan", "kepler", "natal_solar_right_ascension", "solar_arc_longitude", "solar_arc_right_ascension", "user_rate"]
    """rates: ptolemy, naibod, cardan, kepler (motion of the Sun in longitude on the day of birth), natal_solar_right_ascension, user_rate; solar_arc_*: the days after birth in which the Sun moves the arc, one day per year"""
    rate_deg_per_year: float | None = None
    """degrees per year; required for user_rate, and only for it"""


class PrimaryDirectionsSearchRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""
    include_nodes: bool | None = None
    """true: include True Node, Mean Node, Lilith and True Lilith"""
    observer_lat: float
    """latitude of the place of directions: houses, angles and semi-arcs belong to it"""
    observer_lon: float | None = None
    """longitude of the place of directions, degrees east; default: the natal longitude"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    obliquity: float | None = None
    """obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date"""
    place_center: Literal["topocentric", "geocentric"] | None = None
    """origin of the positions of the bodies: the birthplace, or the centre of the Earth"""
    max_arc: float | None = None
    """degrees"""
    significators: list[str] | None = None
    """names of bodies, angles (ASC, MC, DSC, IC), nodes and house cusps (H1 ... H12); default: all except cusps"""
    promissors: list[str] | None = None
    """names as in significators, targets of the lists below, points of aspects (`Mars Square`, `Moon Dexter Trine`) for presets with aspects, and mundane aspects (`Mars Mundane Square`) for mundane presets; default: all except cusps and aspects"""
    policy: PrimaryDirectionsPolicyRequest | None = None
    antiscia_targets: list[PrimaryDirectionAntisciaTargetRequest] | None = None
    authF_parallel_targets: list[AuthFParallelTargetRequest] | None = None
    placidian_rapt_parallel_targets: list[PlacidianRaptParallelTargetRequest] | None = None
    fixed_star_targets: list[PrimaryDirectionFixedStarTargetRequest] | None = None
    authG_aspect_contexts: list[AuthGAspectContextRequest] | None = None
    include_relations: bool | None = None
    """true: profiles include the relations of each arc"""
    include_condition: bool | None = None
    """true: profiles include the condition of each significator"""
    submitted_arcs: list[SubmittedArc] | None = None
    """arcs to evaluate instead of a search; [] gives an empty answer"""
    aspect_promissors: bool | None = None
    """true: the promissors include sextiles, squares, trines and the opposition of the planets, zodiacal or (for mundane presets) mundane"""
    timing: PrimaryDirectionsTimingRequest | None = None
    max_age: float | None = None
    """largest age of the returned arcs, in years of the key (of `timing`, if given)"""
    limit: int | None = None
    """largest number of returned arcs, nearest first; default 10000"""
    offset: int | None = None
    """number of skipped arcs"""


class PrimaryDirectionsSpeculumRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """each once; default: Sun ... Pluto"""
    include_nodes: bool | None = None
    """true: include True Node, Mean Node, Lilith and True Lilith"""
    observer_lat: float
    """latitude of the place of directions: houses, angles and semi-arcs belong to it"""
    observer_lon: float | None = None
    """longitude of the place of directions, degrees east; default: the natal longitude"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    obliquity: float | None = None
    """obliquity that converts ecliptic to equatorial coordinates, degrees; default: the true obliquity of date"""
    place_center: Literal["topocentric", "geocentric"] | None = None
    """origin of the positions of the bodies: the birthplace, or the centre of the Earth"""


class SpeculumEntryResponse(Answer):
    name: str
    lon: float
    """longitude, degrees"""
    lat: float
    """latitude, degrees"""
    ra: float
    """right ascension, degrees"""
    dec: float
    """declination, degrees"""
    ha: float
    """hour angle, degrees, west positive, in [-180, 180)"""
    dsa: float
    """diurnal semi-arc, degrees; 180 for points that never set, 0 for points that never rise"""
    nsa: float
    """nocturnal semi-arc, degrees"""
    upper: bool
    """true if the point is on or above the horizon"""
    f: float
    """mundane position in quadrants: 0 midheaven, -1 rising, 1 setting, 2 lower meridian"""
    rising: Literal["rises_and_sets", "never_sets", "never_rises"]
    meridian: Literal["upper", "lower"]
    """meridian from which the meridian distance is measured"""
    meridian_distance: float
    """degrees in [0, 180]"""
    semi_arc: float
    """semi-arc that contains the point, degrees"""
    temporal_hour: float
    """one sixth of semi_arc, degrees"""
    ascensional_difference: float | None = None
    """ascensional difference at the latitude of the place, degrees"""
    oblique_ascension: float | None = None
    """right ascension less ascensional difference"""
    oblique_descension: float | None = None
    """right ascension plus ascensional difference"""
    altitude: float
    azimuth: float
    """from north through east, degrees"""
    prime_vertical_position: float
    """intersection of the circle of position and the prime vertical, degrees from the zenith, west positive (Campanus)"""
    equatorial_position: float
    """intersection of the circle of position and the equator, degrees from the meridian, west positive (Regiomontanus)"""
    regiomontanus_pole: float
    """height of the pole above the circle of position, degrees"""
    regiomontanus_oblique_ascension: float | None = None
    """oblique ascension (east) or descension (west) under regiomontanus_pole, degrees"""
    topocentric_pole: float | None = None
    placidus_pole: float | None = None
    """pole of Placidus under the pole, degrees"""


class PrimaryDirectionsSpeculumResponse(Answer):
    entries: list[SpeculumEntryResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProfectionScheduleRequest(Request):
    natal: TimelordNativityRequest
    current_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    civil_timezone: str | None = None
    """IANA time zone of the birthdays; default: the offset of natal.dt"""
    leap_day_policy: Literal["february_28", "march_1", None] | None = None
    """birthday in common years after a birth on 29 February; required for such a birth"""
    ambiguous_time_policy: Literal["earlier_occurrence", "later_occurrence", None] | None = None
    """which occurrence counts where the local time of a birthday occurs twice"""
    interval_policy: Literal["equal_twelfths_of_civil_anniversary_year", "ptolemaic_28_days"] | None = None
    """months of the year: twelve equal parts (Valens IV.11), or 28 days for each sign from the sign of the year (Ptolemy IV.10)"""


class ProfileBundleProvenanceResponse(Answer):
    source_surface: str
    composition_only: Literal[True]
    doctrine_boundary: str
    included_existing_surfaces: list[str]
    stage_sequence: list[str]


class ProgressedTerminalRequest(Request):
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    kind: Literal["radical", "major_progressed", "minor_progressed", "transit"]
    longitude_deg: float
    """ecliptic longitude, degrees"""
    house_class: Literal["angular", "succedent", "cadent"]
    declination_deg: float | None = None
    """declination, degrees north; required for parallels"""


class ProgressedNatalBodyRequest(Request):
    power: float
    harmony: float
    discord: float
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]


class ProgressedAccessoryRelationRequest(Request):
    moving_terminal: ProgressedTerminalRequest
    target_terminal: ProgressedTerminalRequest
    target_counterpart: ProgressedTerminalRequest
    natal_moving: ProgressedNatalBodyRequest
    natal_target: ProgressedNatalBodyRequest
    aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"]


class ProgressedAstrodynePolicyResponse(Answer):
    major_carry_factor: float
    major_moon_carry_divisor: float
    minor_carry_divisor: float
    transit_carry_divisor: float
    aspect_percentage_per_orb_degree: float
    major_moon_aspect_divisor: float
    minor_aspect_divisor: float
    transit_aspect_divisor: float
    effective_orb_arcmin: float
    orb_limit_fraction: float
    major_mutual_reception_bonus_each: float
    total_influence_average_factor: float
    manual_rounding_digits: float


class ProgressedAstrodynesChartRequest(Request):
    natal_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    target_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    allow_house_fallback: bool | None = None
    """true: if the house system has no houses here, use another and report it"""


class ProgressedChartTerminalResponse(Answer):
    terminal_id: str
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    kind: Literal["radical", "major_progressed", "minor_progressed", "transit"]
    longitude_deg: float
    declination_deg: float
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    house: int
    house_class: Literal["angular", "succedent", "cadent"]


class ProgressedChartGeometryResponse(Answer):
    natal_dt: str
    target_dt: str
    observer_lat: float
    observer_lon: float
    requested_house_system: str
    effective_house_system: str
    house_fallback: bool
    house_fallback_reason: str | None
    natal_cusps: list[float]
    time_truth: ChurchOfLightProgressionTimeResponse
    natal_terminals: list[ProgressedChartTerminalResponse]
    major_terminals: list[ProgressedChartTerminalResponse]
    minor_terminals: list[ProgressedChartTerminalResponse]
    transit_terminals: list[ProgressedChartTerminalResponse]


class ProgressedBaselineResponse(Answer):
    power: float
    harmony: float
    discord: float


class ProgressedCarryResponse(Answer):
    tier: Literal["major", "major_moon", "minor", "transit"]
    carry_factor: float
    carried_power: float
    carried_harmony: float
    carried_discord: float
    dignity_harmony: float
    dignity_discord: float
    manual_carried_power: float
    manual_total_harmony: float
    manual_total_discord: float


class ProgressedNormalBodyResponse(Answer):
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    longitude_deg: float
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    sign_degree: float
    house: int
    natal: ProgressedBaselineResponse
    dignity_delta: float
    carry: ProgressedCarryResponse


class ProgressedNormalAggregateResponse(Answer):
    name: str
    baseline: ProgressedBaselineResponse
    occupants: list[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]]
    added_power: float
    added_harmony: float
    added_discord: float
    total_power: float
    total_harmony: float
    total_discord: float
    net_harmony: float


class ProgressedNormalResponse(Answer):
    profiles: list[ProgressedNormalBodyResponse]
    signs: list[ProgressedNormalAggregateResponse]
    houses: list[ProgressedNormalAggregateResponse]
    total_sign_power: float
    total_house_power: float
    total_sign_harmony: float
    total_house_harmony: float
    checksums_pass: bool


class ProgressedRelationResponse(Answer):
    relation_id: str
    aspect: str
    tier: Literal["major", "major_moon", "minor", "transit"]
    direct_terminal_ids: list[str]
    indirect_terminal_ids: list[str]
    distance_arcmin: float
    progressed_percentage: float
    peak_power: float
    manual_peak_power: float
    power: float
    manual_power: float
    harmony: float
    discord: float
    net_harmony: float
    detected: bool
    admitted: bool
    scored: bool
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProgressedReenforcementResponse(Answer):
    major_relation_id: str
    minor_relation_id: str
    target_terminal_id: str
    target_is_direct: bool
    terminal_factor: float
    progressed_percentage: float
    peak_power: float
    manual_peak_power: float
    reenforcement_power: float
    manual_reenforcement_power: float
    unreenforced_power: float
    reenforced_power: float
    manual_unreenforced_power: float
    manual_reenforced_power: float
    harmony_unchanged: float
    discord_unchanged: float
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProgressedPracticalContributionResponse(Answer):
    source_id: str
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    channel: str
    factor: float
    power: float
    harmony: float
    discord: float
    net_harmony: float


class ProgressedPracticalAggregateResponse(Answer):
    name: str
    normal_power: float
    normal_harmony: float
    normal_discord: float
    contributions: list[ProgressedPracticalContributionResponse]
    added_power: float
    added_harmony: float
    added_discord: float
    total_power: float
    total_harmony: float
    total_discord: float
    net_harmony: float


class ProgressedPracticalResponse(Answer):
    signs: list[ProgressedPracticalAggregateResponse]
    houses: list[ProgressedPracticalAggregateResponse]
    doctrine: Literal["church_of_light_progressed_astrodynes"]
    parity_status: Literal["doctrinal_parity_with_published_anomalies"]
    source_anomalies: list[str]


class ProgressedChartProvenanceResponse(Answer):
    doctrine: Literal["church_of_light_progressed_astrodynes"]
    engine_entrypoint: str
    kernel_required: Literal[True]
    planetary_frame: Literal["geocentric_apparent"]
    major_time_key: str
    minor_time_key: str
    angle_method: str
    natal_house_frame: str


class ProgressedAstrodynesChartResponse(Answer):
    geometry: ProgressedChartGeometryResponse
    natal: AstrodynesCalculationResponse
    normal: ProgressedNormalResponse
    major_relations: list[ProgressedRelationResponse]
    minor_relations: list[ProgressedRelationResponse]
    transit_relations: list[ProgressedRelationResponse]
    reenforcements: list[ProgressedReenforcementResponse]
    practical: ProgressedPracticalResponse
    provenance: ProgressedChartProvenanceResponse
    computation_basis: ComputationBasis | None = None


class ProgressedAstrodynesDoctrineResponse(Answer):
    doctrine: Literal["church_of_light_progressed_astrodynes"]
    parity_status: Literal["doctrinal_parity_with_published_anomalies"]
    kernel_required: bool
    policy: ProgressedAstrodynePolicyResponse
    tiers: list[Literal["major", "major_moon", "minor", "transit"]]
    terminal_kinds: list[Literal["radical", "major_progressed", "minor_progressed", "transit"]]
    source_anomalies: list[str]


class ProgressedBaselineRequest(Request):
    power: float
    harmony: float
    discord: float


class ProgressedPositionResponse(Answer):
    name: str
    longitude: float
    speed: float
    """degrees per day of ephemeris; for directed points the natal speed"""
    retrograde: bool
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""


class ProgressionRelationResponse(Answer):
    technique_name: str
    relation_kind: str
    """time_key, directing_arc or house_frame_projection"""
    basis: str
    reference_name: str | None
    """point whose motion gives the arc"""
    converse: bool
    coordinate_system: str


class ProgressionConditionProfileResponse(Answer):
    technique_name: str
    doctrine_family: str
    relation_kind: str
    relation_basis: str
    coordinate_system: str
    rate_mode: str
    application_mode: str
    converse: bool
    uses_directed_arc: bool
    uses_reference_body: bool
    uses_stepped_key: bool
    uses_house_frame: bool
    structural_state: str
    """uniform, differential or hybrid"""


class ProgressedEventResponse(Answer):
    event_type: Literal["aspect_to_natal", "aspect_among_progressed", "sign_change", "house_change", "station", "lunation"]
    body: str
    """the progressed point"""
    jd_ut: float
    """moment of life, Julian day UT1"""
    datetime_utc: str
    """moment of life"""
    age_years: float
    """years of 365.24219 days"""
    progressed_jd_ut: float
    """instant of the ephemeris, Julian day UT1"""
    longitude: float
    """longitude of the progressed point, degrees, ecliptic of date"""
    direction: Literal["direct", "retrograde"]
    """motion of the progressed point with increasing age"""
    target: str | None
    """natal point, or the other progressed point"""
    target_longitude: float | None
    aspect: Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile", None]
    angle: float | None
    """directed angle, degrees: the progressed point is at target + angle"""
    sign: str | None
    """sign that the point enters"""
    house: int | None
    """natal house that the point enters"""
    station: Literal["retrograde", "direct", None]
    """motion after the station"""
    phase: Literal["new", "crescent", "first_quarter", "gibbous", "full", "disseminating", "last_quarter", "balsamic", None]
    """phase of the progressed lunation cycle that begins"""


class ProgressedEventsResponse(Answer):
    start_jd_ut: float
    end_jd_ut: float
    kinds: list[Literal["aspect_to_natal", "aspect_among_progressed", "sign_change", "house_change", "station", "lunation"]]
    total: int
    """number of events in the range"""
    truncated: bool
    """true if total is greater than `limit`"""
    events: list[ProgressedEventResponse]


class ProgressedChartResponse(Answer):
    chart_type: str
    natal_jd_ut: float
    """Julian day UT1"""
    progressed_jd_ut: float
    """instant of the ephemeris, Julian day UT1; the birth for arcs of a fixed rate"""
    target_date: str
    solar_arc_deg: float
    """directed arc, degrees; negative for converse motion, 0 for time keys"""
    positions: dict[str, ProgressedPositionResponse]
    doctrine_family: str | None
    coordinate_system: str | None
    is_converse: bool | None
    condition_state: str | None
    relation: ProgressionRelationResponse | None
    condition_profile: ProgressionConditionProfileResponse | None
    progressed_events: ProgressedEventsResponse | None = None
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProgressionDoctrineTruthResponse(Answer):
    technique_name: str
    doctrine_family: str
    """time_key, uniform_arc or house_frame"""
    rate_mode: str
    """variable (real motion), fixed, or stepped"""
    application_mode: str
    """differential (each point has its own motion) or uniform (one arc for all points)"""
    coordinate_system: str
    converse: bool
    life_unit: str
    """unit of life that corresponds to one ephemeris unit"""
    ephemeris_unit: str


class ProgressionComputationTruthResponse(Answer):
    doctrine: ProgressionDoctrineTruthResponse
    target_jd_ut: float
    """Julian day UT1"""
    age_years: float
    """years of 365.24219 days"""
    progressed_jd_ut: float
    """Julian day UT1"""
    directed_arc_deg: float | None = None
    """directed arc, degrees; negative for converse motion"""
    reference_body: str | None = None
    reference_start_value: float | None = None
    """right ascension of the reference at birth, degrees; for arcs in right ascension"""
    reference_end_value: float | None = None
    """right ascension of the reference at the progressed instant, degrees; for arcs in right ascension"""
    stepped_years: int | None = None
    """completed years of a stepped key"""
    stepped_months: int | None = None
    """completed lunar months of a stepped key"""
    latitude: float | None = None
    longitude: float | None = None
    house_system: str | None = None


class ProgressionDoctrineClassificationResponse(Answer):
    technique_name: str
    doctrine_family: str
    """time_key, uniform_arc or house_frame"""
    rate_mode: str
    """variable (real motion), fixed, or stepped"""
    application_mode: str
    """differential (each point has its own motion) or uniform (one arc for all points)"""
    coordinate_system: str
    converse: bool


class ProgressionComputationClassificationResponse(Answer):
    doctrine: ProgressionDoctrineClassificationResponse
    uses_directed_arc: bool
    uses_reference_body: bool
    uses_stepped_key: bool
    uses_house_frame: bool


class ProgressedChartReductionTruthResponse(Answer):
    engine_surface: str
    requested_natal_datetime: str
    requested_target_datetime: str
    requested_bodies: list[str] | None = None
    computation_truth: ProgressionComputationTruthResponse
    classification: ProgressionComputationClassificationResponse | None = None
    stage_sequence: list[str]


class ProgressedChartReductionResponse(Answer):
    result: ProgressedChartResponse
    reduction: ProgressedChartReductionTruthResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProgressedChartResultResponse(Answer):
    result_type: Literal["progressed_chart"]
    chart_type: str
    natal_jd_ut: float
    progressed_jd_ut: float
    datetime_utc: str
    """UTC of the progressed instant"""
    target_date: str
    solar_arc_deg: float
    positions: dict[str, ProgressedPositionResponse]
    classification: ProgressionComputationClassificationResponse
    relation: ProgressionRelationResponse
    condition_profile: ProgressionConditionProfileResponse


class ProgressedCompoundDurationRequest(Request):
    years: int | None = None
    months: int | None = None
    days: float | None = None


class ProgressedCompoundInfluenceRequest(Request):
    peak_power: float
    peak_harmony: float
    peak_discord: float
    duration: ProgressedCompoundDurationRequest


class ProgressedCompoundQuantityResponse(Answer):
    years: int
    months: int
    days: float


class ProgressedCompoundInfluenceResponse(Answer):
    duration: ProgressedCompoundQuantityResponse
    average_factor: float
    manual_average_power: float
    manual_average_harmony: float
    manual_average_discord: float
    power: ProgressedCompoundQuantityResponse
    harmony: ProgressedCompoundQuantityResponse
    discord: ProgressedCompoundQuantityResponse


class ProgressedContactMomentResponse(Answer):
    event: Literal["entry", "perfection", "closest_approach", "exit"]
    dt: str
    jd_ut: float
    distance_arcmin: float
    power: float
    harmony: float
    discord: float
    relation_id: str
    reenforcement_power: float | None
    reenforced_major_power: float | None


class ProgressedContactQueryRequest(Request):
    body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    kind_a: Literal["radical", "major_progressed", "minor_progressed", "transit"]
    body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    kind_b: Literal["radical", "major_progressed", "minor_progressed", "transit"]
    aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"]


class ProgressedContactQueryResponse(Answer):
    body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    kind_a: Literal["radical", "major_progressed", "minor_progressed", "transit"]
    body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    kind_b: Literal["radical", "major_progressed", "minor_progressed", "transit"]
    aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"]


class ProgressedContactSearchPolicyResponse(Answer):
    coarse_step_hours: float
    boundary_tolerance_seconds: float
    perfection_tolerance_seconds: float
    perfection_distance_tolerance_arcmin: float
    max_samples: int


class ProgressedContactSearchRequest(Request):
    natal_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    start_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    end_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    query: ProgressedContactQueryRequest
    reenforces_major: ProgressedContactQueryRequest | None = None
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    allow_house_fallback: bool | None = None
    """true: if the house system has no houses here, use another and report it"""
    coarse_step_hours: float | None = None
    """between even samples; halved wherever the motion could hide a contact. Default: 24 to 720 by the speed of the places"""
    boundary_tolerance_seconds: float | None = None
    """seconds; values below 0.0001 are raised to 0.0001"""
    perfection_tolerance_seconds: float | None = None
    """seconds; values below 0.0001 are raised to 0.0001"""
    perfection_distance_tolerance_arcmin: float | None = None
    max_samples: int | None = None
    """a request that needs more samples is refused"""


class ProgressedContactWindowResponse(Answer):
    entry: ProgressedContactMomentResponse
    closest_approaches: list[ProgressedContactMomentResponse]
    exit: ProgressedContactMomentResponse
    entry_clipped: bool
    """true if the contact is within the orb at the start of the range"""
    exit_clipped: bool
    """true if the contact is within the orb at the end of the range"""


class ProgressedContactSearchResponse(Answer):
    query: ProgressedContactQueryResponse
    start_dt: str
    end_dt: str
    policy: ProgressedContactSearchPolicyResponse
    sample_count: int
    """number of evenly spaced samples"""
    windows: list[ProgressedContactWindowResponse]
    reenforces_major: ProgressedContactQueryResponse | None
    provenance: str
    evaluation_count: int
    """number of all evaluations, including refinements"""
    computation_basis: ComputationBasis | None = None


class ProgressedDatedAspectRequest(Request):
    relation_id: str
    body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"]
    direct_terminal_ids: list[Literal["Sun:r", "Sun:p", "Moon:r", "Moon:p", "Mercury:r", "Mercury:p", "Venus:r", "Venus:p", "Mars:r", "Mars:p", "Jupiter:r", "Jupiter:p", "Saturn:r", "Saturn:p", "Uranus:r", "Uranus:p", "Neptune:r", "Neptune:p", "Pluto:r", "Pluto:p", "M.C.:r", "M.C.:p", "Asc.:r", "Asc.:p"]]
    indirect_terminal_ids: list[Literal["Sun:r", "Sun:p", "Moon:r", "Moon:p", "Mercury:r", "Mercury:p", "Venus:r", "Venus:p", "Mars:r", "Mars:p", "Jupiter:r", "Jupiter:p", "Saturn:r", "Saturn:p", "Uranus:r", "Uranus:p", "Neptune:r", "Neptune:p", "Pluto:r", "Pluto:p", "M.C.:r", "M.C.:p", "Asc.:r", "Asc.:p"]] | None = None
    peak_power: float
    distance_arcmin: float


class ProgressedDatedAspectResponse(Answer):
    relation_id: str
    body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    aspect: str
    direct_terminal_ids: list[str]
    indirect_terminal_ids: list[str]
    peak_power: float
    distance_arcmin: float
    power: float
    harmony: float
    discord: float
    net_harmony: float


class ProgressedDeclinationPositionResponse(Answer):
    name: str
    declination: float
    """apparent declination, true equator of date, degrees"""


class ProgressedDeclinationChartResponse(Answer):
    chart_type: str
    natal_jd_ut: float
    """Julian day UT1"""
    progressed_jd_ut: float
    """instant of the ephemeris, Julian day UT1; the birth for arcs of a fixed rate"""
    target_date: str
    positions: dict[str, ProgressedDeclinationPositionResponse]
    doctrine_family: str
    coordinate_system: str
    is_converse: bool
    condition_state: str
    relation: ProgressionRelationResponse
    condition_profile: ProgressionConditionProfileResponse
    computation_basis: ComputationBasis


class ProgressedDeclinationChartReductionResponse(Answer):
    result: ProgressedDeclinationChartResponse
    reduction: ProgressedChartReductionTruthResponse


class ProgressedDeclinationChartResultResponse(Answer):
    result_type: Literal["progressed_declination_chart"]
    chart_type: str
    natal_jd_ut: float
    progressed_jd_ut: float
    datetime_utc: str
    """UTC of the progressed instant"""
    target_date: str
    positions: dict[str, ProgressedDeclinationPositionResponse]
    classification: ProgressionComputationClassificationResponse
    relation: ProgressionRelationResponse
    condition_profile: ProgressionConditionProfileResponse


class ProgressedEventsPlace(Request):
    """place of birth: adds the natal angles as targets, and the natal cusps for house_change"""

    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""


class ProgressedEventsRequest(Request):
    start_dt: str
    """start of the searched range of life, inclusive"""
    end_dt: str
    """end of the searched range of life, exclusive"""
    kinds: list[Literal["aspect_to_natal", "aspect_among_progressed", "sign_change", "house_change", "station", "lunation"]] | None = None
    """default: all; house_change only if a place is given"""
    aspects: list[Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]] | None = None
    """default: the five Ptolemaic aspects"""
    place: ProgressedEventsPlace | None = None
    limit: int | None = None
    """largest number of returned events; the earliest are kept"""


class ProgressedHouseFrameArcReductionTruthResponse(Answer):
    engine_surface: str
    requested_natal_datetime: str
    requested_target_datetime: str
    requested_latitude: float
    requested_longitude: float
    requested_house_system: str | None = None
    requested_method: str
    requested_converse: bool
    requested_bodies: list[str] | None = None
    computation_truth: ProgressionComputationTruthResponse
    classification: ProgressionComputationClassificationResponse | None = None
    stage_sequence: list[str]


class ProgressedHouseFrameArcReductionResponse(Answer):
    result: ProgressedChartResponse
    reduction: ProgressedHouseFrameArcReductionTruthResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProgressedHouseFrameResponse(Answer):
    chart_type: str
    natal_jd_ut: float
    """Julian day UT1"""
    progressed_jd_ut: float
    """instant of the ephemeris, Julian day UT1; the birth for arcs of a fixed rate"""
    target_date: str
    requested_house_system: str | None = None
    """house system of the request; null if it names none"""
    house_system: str
    """code of the house system of the cusps"""
    cusps: list[float]
    asc: float
    mc: float
    vertex: float | None
    house_fallback_reason: str | None = None
    """reason for a house system other than the requested one"""
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""
    doctrine_family: str
    coordinate_system: str
    rate_mode: str
    application_mode: str
    relation_kind: str
    relation_basis: str
    condition_state: str
    relation: ProgressionRelationResponse
    condition_profile: ProgressionConditionProfileResponse
    computation_basis: ComputationBasis


class ProgressedHouseFrameReductionTruthResponse(Answer):
    engine_surface: str
    requested_natal_datetime: str
    requested_target_datetime: str
    requested_latitude: float
    requested_longitude: float
    requested_house_system: str | None = None
    requested_bodies: list[str] | None = None
    computation_truth: ProgressionComputationTruthResponse
    classification: ProgressionComputationClassificationResponse | None = None
    stage_sequence: list[str]


class ProgressedHouseFrameReductionResponse(Answer):
    result: ProgressedHouseFrameResponse
    reduction: ProgressedHouseFrameReductionTruthResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProgressedHouseFrameResultResponse(Answer):
    result_type: Literal["progressed_house_frame"]
    chart_type: str
    natal_jd_ut: float
    progressed_jd_ut: float
    datetime_utc: str
    """UTC of the progressed instant"""
    target_date: str
    houses: HousesResponse
    classification: ProgressionComputationClassificationResponse
    relation: ProgressionRelationResponse
    condition_profile: ProgressionConditionProfileResponse


class ProgressedInfluenceIntegrationRequest(Request):
    natal_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    start_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    end_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    query: ProgressedContactQueryRequest
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    allow_house_fallback: bool | None = None
    """true: if the house system has no houses here, use another and report it"""
    max_step_hours: float | None = None
    """no interval of the fine mesh is longer"""
    max_samples: int | None = None
    """a request that needs more samples is refused"""


class ProgressedMajorRelationRequest(Request):
    direct_a: ProgressedTerminalRequest
    direct_b: ProgressedTerminalRequest
    counterpart_a: ProgressedTerminalRequest | None = None
    counterpart_b: ProgressedTerminalRequest | None = None
    natal_a: ProgressedNatalBodyRequest
    natal_b: ProgressedNatalBodyRequest
    aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"]


class ProgressedMutualReceptionRequest(Request):
    allocation_id: str
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
    direct_terminal_ids: list[Literal["Sun:r", "Sun:p", "Moon:r", "Moon:p", "Mercury:r", "Mercury:p", "Venus:r", "Venus:p", "Mars:r", "Mars:p", "Jupiter:r", "Jupiter:p", "Saturn:r", "Saturn:p", "Uranus:r", "Uranus:p", "Neptune:r", "Neptune:p", "Pluto:r", "Pluto:p", "M.C.:r", "M.C.:p", "Asc.:r", "Asc.:p"]]
    indirect_terminal_ids: list[Literal["Sun:r", "Sun:p", "Moon:r", "Moon:p", "Mercury:r", "Mercury:p", "Venus:r", "Venus:p", "Mars:r", "Mars:p", "Jupiter:r", "Jupiter:p", "Saturn:r", "Saturn:p", "Uranus:r", "Uranus:p", "Neptune:r", "Neptune:p", "Pluto:r", "Pluto:p", "M.C.:r", "M.C.:p", "Asc.:r", "Asc.:p"]]
    harmony: float | None = None


class ProgressedPlacementRequest(Request):
    body: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."]
    longitude_deg: float
    """ecliptic longitude, degrees"""
    house: int


class ProgressedNormalRequestBirthSigns(Request):
    """all twelve signs"""

    Aries: ProgressedBaselineRequest
    Taurus: ProgressedBaselineRequest
    Gemini: ProgressedBaselineRequest
    Cancer: ProgressedBaselineRequest
    Leo: ProgressedBaselineRequest
    Virgo: ProgressedBaselineRequest
    Libra: ProgressedBaselineRequest
    Scorpio: ProgressedBaselineRequest
    Sagittarius: ProgressedBaselineRequest
    Capricorn: ProgressedBaselineRequest
    Aquarius: ProgressedBaselineRequest
    Pisces: ProgressedBaselineRequest


class ProgressedNormalRequestBirthHouses(Request):
    """houses 1 ... 12; their sums are those of the signs"""

    n1: ProgressedBaselineRequest = Field(alias="1")
    n2: ProgressedBaselineRequest = Field(alias="2")
    n3: ProgressedBaselineRequest = Field(alias="3")
    n4: ProgressedBaselineRequest = Field(alias="4")
    n5: ProgressedBaselineRequest = Field(alias="5")
    n6: ProgressedBaselineRequest = Field(alias="6")
    n7: ProgressedBaselineRequest = Field(alias="7")
    n8: ProgressedBaselineRequest = Field(alias="8")
    n9: ProgressedBaselineRequest = Field(alias="9")
    n10: ProgressedBaselineRequest = Field(alias="10")
    n11: ProgressedBaselineRequest = Field(alias="11")
    n12: ProgressedBaselineRequest = Field(alias="12")


class ProgressedNormalRequest(Request):
    birth_bodies: list[ProgressedNatalBodyRequest]
    """the ten planets, M.C. and Asc., each once"""
    birth_signs: ProgressedNormalRequestBirthSigns
    """all twelve signs"""
    birth_houses: ProgressedNormalRequestBirthHouses
    """houses 1 ... 12; their sums are those of the signs"""
    placements: list[ProgressedPlacementRequest]
    """the ten planets, M.C. and Asc., each once"""


class ProgressedTerminalLocationRequest(Request):
    terminal_id: Literal["Sun:r", "Sun:p", "Moon:r", "Moon:p", "Mercury:r", "Mercury:p", "Venus:r", "Venus:p", "Mars:r", "Mars:p", "Jupiter:r", "Jupiter:p", "Saturn:r", "Saturn:p", "Uranus:r", "Uranus:p", "Neptune:r", "Neptune:p", "Pluto:r", "Pluto:p", "M.C.:r", "M.C.:p", "Asc.:r", "Asc.:p"]
    """terminal id: body, colon, r (radical) or p (major progressed)"""
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    house: int


class ProgressedPracticalRequestHouseCuspSigns(Request):
    n1: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="1")
    n2: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="2")
    n3: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="3")
    n4: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="4")
    n5: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="5")
    n6: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="6")
    n7: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="7")
    n8: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="8")
    n9: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="9")
    n10: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="10")
    n11: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="11")
    n12: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"] = Field(alias="12")


class ProgressedPracticalRequestInterceptedSigns(Request):
    """intercepted signs by house"""

    n1: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="1")
    n2: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="2")
    n3: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="3")
    n4: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="4")
    n5: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="5")
    n6: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="6")
    n7: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="7")
    n8: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="8")
    n9: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="9")
    n10: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="10")
    n11: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="11")
    n12: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]] | None = Field(default=None, alias="12")


class ProgressedPracticalRequest(Request):
    normal: ProgressedNormalRequest
    aspects: list[ProgressedDatedAspectRequest]
    terminal_locations: list[ProgressedTerminalLocationRequest]
    """all terminals of the aspects, each once"""
    house_cusp_signs: ProgressedPracticalRequestHouseCuspSigns
    intercepted_signs: ProgressedPracticalRequestInterceptedSigns | None = None
    """intercepted signs by house"""
    mutual_receptions: list[ProgressedMutualReceptionRequest] | None = None


class ProgressedReenforcementRequest(Request):
    major: ProgressedMajorRelationRequest
    minor: ProgressedAccessoryRelationRequest


class ProgressedTotalInfluenceRequest(Request):
    peak_power: float
    peak_harmony: float
    peak_discord: float
    duration: float
    unit: Literal["day", "month", "year"]


class ProgressedTotalInfluenceResponse(Answer):
    unit: Literal["day", "month", "year"]
    duration: float
    average_factor: float
    peak_power: float
    peak_harmony: float
    peak_discord: float
    average_power: float
    average_harmony: float
    average_discord: float
    total_power: float
    total_harmony: float
    total_discord: float
    manual_average_power: float
    manual_average_harmony: float
    manual_average_discord: float
    manual_total_power: float
    manual_total_harmony: float
    manual_total_discord: float


class ProgressedVariableInfluenceResponse(Answer):
    query: ProgressedContactQueryResponse
    start_dt: str
    end_dt: str
    duration_days: float
    method: Literal["composite_trapezoid_actual_ephemeris"]
    max_step_hours: float
    sample_count: int
    total_power_days: float
    total_harmony_days: float
    total_discord_days: float
    average_power: float
    average_harmony: float
    average_discord: float
    coarse_total_power_days: float
    power_error_estimate_days: float
    constant_rate_comparator_power_days: float | None
    constant_rate_difference_days: float | None
    provenance: str
    limit_crossings: int
    """number of intervals of the fine mesh that contain a limit of one degree"""
    limit_error_bound_days: float
    """bound of the error of the power from those intervals, in which it falls from half to zero"""
    computation_basis: ComputationBasis | None = None


class ProgressionAggregateReductionTruthResponse(Answer):
    engine_surface: str
    chart_item_count: int
    house_frame_item_count: int
    item_profiles: list[ProgressionConditionProfileResponse]
    stage_sequence: list[str]


class ProgressionBatchItemRequest(Answer):
    technique: str
    """secondary, secondary_declination, solar_arc, solar_arc_right_ascension, authE_longitude, authE_right_ascension, mean_solar_arc_longitude, mean_solar_arc_right_ascension, one_degree_longitude, one_degree_right_ascension, planetary_arc, tertiary, tertiary_ii, minor, duodenary, quotidian_solar, quotidian_lunar, daily_houses, ascendant_arc, vertex_arc; solar_arc_ra for solar_arc_right_ascension, daily_house_frame for daily_houses; the prefix `converse_` selects the converse technique. Another value fails the item"""
    target_date: str
    """ISO 8601 datetime with an offset from UTC; a datetime without an offset, or only a date, fails the item"""
    natal_jd_ut: float | None = None
    """birth, instead of `natal_dt`"""
    natal_dt: str | None = None
    """ISO 8601 datetime with an offset from UTC; a datetime without an offset, or only a date, fails the item"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""
    latitude: float | None = None
    """geodetic latitude of birth, required for houses and angles"""
    longitude: float | None = None
    """geodetic longitude of birth, required for houses and angles"""
    system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    arc_body: str | None = None
    """required for planetary_arc"""
    converse: bool | None = None
    month: Literal["tropical", "sidereal", "synodic", None] | None = None
    """lunar month of the key; default tropical (27.321582 days), for tertiary_ii and quotidian_lunar synodic (29.530589 days)"""
    stepping: Literal["continuous", "stepwise", None] | None = None
    """stepwise: only completed life units move the chart; default continuous, for tertiary_ii stepwise"""


class ProgressionBatchItemResponse(Answer):
    request: ProgressionBatchItemRequest
    ok: bool
    result: ProgressedChartResultResponse | ProgressedDeclinationChartResultResponse | ProgressedHouseFrameResultResponse | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""
    failure: BatchFailureResponse | None = None


class ProgressionBatchReductionTruthResponse(Answer):
    engine_surface: str
    requested_technique: str
    requested_target_datetime: str
    requested_natal_jd_ut: float | None = None
    requested_natal_datetime: str | None = None
    requested_bodies: list[str] | None = None
    requested_latitude: float | None = None
    requested_longitude: float | None = None
    requested_house_system: str | None = None
    requested_arc_body: str | None = None
    computation_truth: ProgressionComputationTruthResponse
    classification: ProgressionComputationClassificationResponse | None = None
    stage_sequence: list[str]


class ProgressionBatchReductionItemResponse(Answer):
    request: ProgressionBatchItemRequest
    ok: bool
    result: ProgressedChartResultResponse | ProgressedDeclinationChartResultResponse | ProgressedHouseFrameResultResponse | None = None
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""
    reduction: ProgressionBatchReductionTruthResponse | None = None
    failure: BatchFailureResponse | None = None


class ProgressionChartConditionProfileResponse(Answer):
    profiles: list[ProgressionConditionProfileResponse]
    profile_count: int
    uniform_count: int
    differential_count: int
    hybrid_count: int
    directing_arc_count: int
    time_key_count: int
    house_frame_count: int
    converse_count: int
    strongest_techniques: list[str]
    """techniques that use most of these elements: directed arc, reference body, stepped key, house frame"""
    weakest_techniques: list[str]
    """techniques that use fewest of these elements"""
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProgressionChartConditionProfileReductionResponse(Answer):
    result: ProgressionChartConditionProfileResponse
    reduction: ProgressionAggregateReductionTruthResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProgressionNetworkNodeResponse(Answer):
    node_id: str
    node_kind: str
    """technique or basis"""
    label: str
    incoming_count: int
    outgoing_count: int
    total_degree: int
    is_isolated: bool


class ProgressionNetworkEdgeResponse(Answer):
    source_id: str
    target_id: str
    relation_kind: str
    relation_basis: str


class ProgressionConditionNetworkProfileResponse(Answer):
    nodes: list[ProgressionNetworkNodeResponse]
    edges: list[ProgressionNetworkEdgeResponse]
    technique_node_count: int
    target_node_count: int
    most_connected_nodes: list[str]
    isolated_nodes: list[str]
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ProgressionConditionNetworkProfileReductionResponse(Answer):
    result: ProgressionConditionNetworkProfileResponse
    reduction: ProgressionAggregateReductionTruthResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SecondaryProgressionRequest(Request):
    natal: ProgressionNatalRequest
    target_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    converse: bool | None = None
    """true: converse motion, before birth"""


class ProgressionNetworkRequest(Request):
    items: list[SecondaryProgressionRequest] | None = None
    """secondary progressions"""
    house_frame_items: list[HouseFrameProgressionRequest] | None = None
    """progressed house frames"""


class ProgressionProfileRequest(Request):
    items: list[SecondaryProgressionRequest] | None = None
    """secondary progressions"""
    house_frame_items: list[HouseFrameProgressionRequest] | None = None
    """progressed house frames"""


class ProgressionsBatchReductionResponse(Answer):
    results: list[ProgressionBatchReductionItemResponse]


class ProgressionsBatchRequest(Request):
    requests: list[ProgressionBatchItemRequest]
    """0 ... 2000 items"""


class ProgressionsBatchResponse(Answer):
    results: list[ProgressionBatchItemResponse]


class ProximityEventResponse(Answer):
    body1: str
    body2: str
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    threshold_deg: float
    """longitude of body1 minus that of body2 at the event, signed"""
    threshold_abs_deg: float
    body1_longitude: float
    """apparent, true ecliptic of date, degrees"""
    body2_longitude: float
    body2_latitude: float
    body2_retrograde: bool
    is_ingress: bool
    """the two draw nearer"""
    label: str | None = None


class ProximityEventsRequest(Answer):
    body1: str
    """Sun, Moon, Mercury ... Pluto"""
    body2: str
    """a second body from the same list"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """end of the window, Julian day UT1; at most 1200 days after jd_start"""
    threshold_deg: float
    """distance in longitude, degrees"""


class ProximityEventsEnvelopeResponse(Answer):
    request: ProximityEventsRequest
    events: list[ProximityEventResponse]
    total: int
    provenance: GenericPhenomenaProvenanceResponse
    computation_basis: ComputationBasis


class ReadyResponse(Answer):
    ready: bool
    kernel_available: bool
    kernel_status: str


class RelationshipChartIdentityResponse(Answer):
    chart_id: str
    """kind and the first 16 digits of the geometry digest"""
    chart_kind: Literal["composite", "authP"] | str
    method: str
    epoch_jd_ut: float
    includes_house_frame: bool
    relation_basis: str
    geometry_sha256: str
    """SHA-256 of the chart: method, epoch, places, angles and cusps"""
    construction_truth: CompositeComputationTruthResponse | AuthPComputationTruthResponse
    reference_latitude: float | None = None
    reference_longitude: float | None = None
    correction_mode: str | None = None
    reference_frame: str
    timescale: str


class RelationshipTransitTargetResponse(Answer):
    chart_id: str
    name: str
    target_kind: Literal["planet", "node", "angle", "house_cusp"]
    longitude: float
    source_path: str


class RelationshipChartTargetSetResponse(Answer):
    identity: RelationshipChartIdentityResponse
    targets: list[RelationshipTransitTargetResponse]
    target_count: int


class RelationshipTransitEventResponse(Answer):
    chart_id: str
    target: RelationshipTransitTargetResponse
    moving_body: str
    aspect_name: Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]
    aspect_symbol: str
    aspect_angle_deg: float
    directional_offset_deg: float
    """angle that is added to the target to get the crossed longitude"""
    jd_exact: float
    """Julian day UT1"""
    direction: Literal["direct", "retrograde"]
    perfection_longitude: float
    transit: TransitEventResponse
    event_source: str
    orb_boundaries_computed: bool
    interpretation: str


class RelationshipTransitSearchTruthResponse(Answer):
    chart_id: str
    moving_bodies: list[str]
    target_names: list[str]
    tier: int
    aspect_names: list[str]
    jd_start: float
    jd_end: float
    step_days: float | None = None
    policy_step_days_override: float | None = None
    solver_tolerance_days: float
    step_policy: Literal["canonical_per_body_auto", "explicit_argument"]
    transit_policy_source: Literal["default", "caller_supplied"]
    direction: Literal["direct", "retrograde", "either"]
    search_motion: Literal["forward", "backward"]
    search_call_count: int
    """bodies x targets x branches"""
    event_count: int
    event_source: str
    target_motion: str
    event_kind: str
    orb_window_policy: str
    interpretation: str
    bounds: dict[str, float] | None = None
    """the bounds of such searches"""


class RelationshipTransitSearchResponse(Answer):
    target_set: RelationshipChartTargetSetResponse
    events: list[RelationshipTransitEventResponse]
    computation_truth: RelationshipTransitSearchTruthResponse
    event_count: int
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class RelocatedReturnRequest(Request):
    return_kind: Literal["solar_return", "lunar_return", "planetary_return"]
    natal_longitude: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    body: str | None = None
    """required for planetary returns; otherwise Sun or Moon, or absent"""
    year: int | None = None
    """calendar year of the return (proleptic Gregorian, astronomical numbering)"""
    jd_start: float | None = None
    """Julian day UT1; the search for a lunar or planetary return starts strictly after it"""
    direction: Literal["direct", "retrograde", "either"] | None = None
    """which crossings are answered, by the motion of the body at the crossing"""
    source_latitude: float
    """geodetic latitude, degrees north"""
    source_longitude: float
    """geodetic longitude, degrees east"""
    relocated_latitude: float
    """geodetic latitude, degrees north"""
    relocated_longitude: float
    """geodetic longitude, degrees east"""
    source_house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    relocated_house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """bodies of the charts; default Sun ... Pluto"""
    step_days: float | None = None
    solver_tolerance_days: float | None = None
    """width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""
    house_policy: HousePolicyRequest | None = None


class ReturnSearchPolicyTruthResponse(Answer):
    step_days_override: float | None = None
    default_max_days: float | None = None
    per_body_max_days: list[list[str | float]]
    step_days: float | None = None
    """step of the search, days"""
    solver_tolerance_days: float
    policy_source: Literal["default", "caller_supplied"]


class ReturnMomentTruthResponse(Answer):
    return_kind: str
    body: str
    natal_longitude: float
    jd_return_ut: float
    direction: str
    timing_source: str
    search_policy: ReturnSearchPolicyTruthResponse
    year: int | None = None
    search_start_jd_ut: float | None = None
    reference_frame: str
    timescale: str
    datetime_utc: str


class ReturnRelocationTruthResponse(Answer):
    source_latitude: float
    source_longitude: float
    relocated_latitude: float
    relocated_longitude: float
    source_requested_house_system: str
    source_effective_house_system: str
    source_house_fallback: bool
    relocated_requested_house_system: str
    relocated_effective_house_system: str
    relocated_house_fallback: bool
    same_epoch: bool
    same_celestial_snapshot: bool
    chart_source: str
    relocation_source: str
    interpretation: str


class RelocatedReturnResponse(Answer):
    source_chart: ChartContextResponse
    relocated_chart: ChartContextResponse
    return_truth: ReturnMomentTruthResponse
    relocation_truth: ReturnRelocationTruthResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class RetrogradePeriodResponse(Answer):
    start: EventInstantResponse
    end: EventInstantResponse
    start_kind: Literal["station", "station_outside_window", "window_edge"]
    """station: the station is in the window; station_outside_window: the station that started the period is before the window; window_edge: it is before the ephemeris, and start is the edge of the window"""
    end_kind: Literal["station", "station_outside_window", "window_edge"]


class RetrogradePeriodSearchRequest(Request):
    body: str
    """Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1"""
    step_days: float | None = None
    """requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""


class RetrogradePeriodSearchResponse(Answer):
    periods: list[RetrogradePeriodResponse]
    search: StationSearchTruthResponse | None = None
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ReturnBatchItemRequest(Answer):
    kind: str
    """planet_return, solar_return, lunar_return; another value fails the item"""
    natal_lon: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    body: str | None = None
    """required for planet_return"""
    jd_start: float | None = None
    """required for planet_return and lunar_return"""
    year: int | None = None
    """required for solar_return"""
    direction: str | None = None
    """direct, retrograde, either"""


class ReturnBatchItemResponse(Answer):
    request: ReturnBatchItemRequest
    ok: bool
    result: BatchReturnEventResponse | None = None
    failure: BatchFailureResponse | None = None


class ReturnEventResponse(Answer):
    return_type: str
    body: str
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    computation_truth: TransitComputationTruthResponse | None = None
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ReturnsBatchRequest(Request):
    requests: list[ReturnBatchItemRequest]
    """0 ... 2000 items"""


class ReturnsBatchResponse(Answer):
    results: list[ReturnBatchItemResponse]


class RiseSetPolicyRequest(Request):
    disc_reference: Literal["limb", "center", "bottom"] | None = None
    """point of the disc whose crossing of the horizon counts: upper limb, centre, lower limb"""
    fixed_disc_size: bool | None = None
    """true: mean semidiameters (Sun 0.2667, Moon 0.2725 degrees) instead of the apparent semidiameter at the instant"""
    hindu_rising: bool | None = None
    """centre of the disc on the airless horizon; disc_reference and refraction then have no effect"""
    refraction: bool | None = None
    """false: no atmosphere; true: 0.5667 degrees at the horizon"""
    horizon_altitude: float | None = None
    """airless altitude of the centre that counts as the horizon, degrees; overrides the rest of the policy"""
    horizon_dip: bool | None = None
    """lowers the horizon by the dip of the sea horizon at elevation_m: 0.0293 degrees times the square root of the metres (0.0321 without refraction)"""


class RiseSetPhenomenaRequest(Request):
    body: str
    """a body, or a fixed star by any of its names"""
    jd_start: float
    """start of the 24 hours that are searched, Julian day UT1"""
    lat: float
    """geodetic latitude, degrees north"""
    lon: float
    """geodetic longitude, degrees east"""
    altitude: float | None = None
    """airless altitude of the centre that counts as the horizon, degrees; overrides the policy. Default: -0.8333 for Sun and Moon, -0.5667 for others"""
    policy: RiseSetPolicyRequest | None = None
    elevation_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""


class RiseSetPhenomenaResponse(Answer):
    rise: EventInstantResponse | None = None
    set: EventInstantResponse | None = None
    transit: EventInstantResponse | None = None
    anti_transit: EventInstantResponse | None = None
    events: list[HorizonEventResponse]
    """all events of the 24 hours in order; a body can rise or pass the meridian twice"""
    visibility_state: Literal["rises_and_sets", "rises_only", "sets_only", "always_above", "always_below"]
    """reason for a missing rise or set: the body stays above or below the horizon, or its other crossing is outside the 24 hours"""
    horizon: HorizonDefinitionResponse
    computation_basis: ComputationBasis


class RiseSetTransitRequest(Request):
    body: str
    """a body, or a fixed star by any of its names"""
    jd_day: float
    """start of the search, Julian day UT1; the passage is strictly after it"""
    lat: float
    """geodetic latitude, degrees north"""
    lon: float
    """geodetic longitude, degrees east"""
    upper: bool | None = None
    """true: hour angle 0; false: hour angle 180 degrees"""
    elevation_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""


class RiseSetTransitResponse(Answer):
    jd_ut: float
    """Julian day UT1"""
    datetime_utc: str
    altitude_deg: float
    """airless altitude of the centre at that instant, degrees"""
    within_24_hours: bool
    """false when the body (usually the Moon) needs more than a day from one passage to the next"""
    computation_basis: ComputationBasis


class RouteCatalogFiltersResponse(Answer):
    family: str | None
    tag: str | None
    method: str | None
    path_contains: str | None
    include_hidden: bool


class RouteFamilySummaryResponse(Answer):
    family: str
    family_label: str
    route_count: int
    tags: list[str]


class RouteSummaryResponse(Answer):
    path: str
    methods: list[str]
    name: str
    summary: str | None
    operation_id: str | None
    tags: list[str]
    family: str
    family_label: str
    include_in_schema: bool


class RouteCatalogResponse(Answer):
    total_count: int
    count: int
    filters: RouteCatalogFiltersResponse
    available_families: list[RouteFamilySummaryResponse]
    available_tags: list[str]
    routes: list[RouteSummaryResponse]


class SecondaryProgressionDeclinationRequest(Request):
    natal: ProgressionNatalRequest
    target_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    converse: bool | None = None
    """true: converse motion, before birth"""


class SecondaryProgressionSearchRequest(Request):
    natal: ProgressionNatalRequest
    target_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    converse: bool | None = None
    """true: converse motion, before birth"""
    events: ProgressedEventsRequest | None = None


class ShadbalaTimeLords(Answer):
    abda: str
    masa: str
    vara: str
    hora: str
    tribhaga: str
    hora_source: Literal["computed", "request"]


class ShadbalaPolicyResponse(Answer):
    saptavargaja_points: str
    moolatrikona: str
    drekkana_bala: str
    kendra_basis: str
    moon_paksha: str
    hora: str
    ayana_declination: str
    luminary_cheshta: str
    mercury_nature: str
    yuddha_points: str


class ShadbalaChartProfileResponse(Answer):
    sufficient_count: int
    insufficient_count: int
    strongest_planet: str
    """by the quotient of strength and required strength"""
    weakest_planet: str
    planet_tiers: dict[str, str]
    strength_ratios: dict[str, float]
    ayanamsa_system: str
    ayanamsa_mode: str
    ayanamsa_degrees: float
    """degrees subtracted from tropical longitudes"""
    place_center: str | None = None
    place_reduction: str | None = None
    house_system: str | None
    """house system of kendradi bala; null: whole signs"""
    lords: ShadbalaTimeLords
    vara_basis: VaraBasisResponse
    policy: ShadbalaPolicyResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ShadbalaPolicyRequest(Answer):
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system; default: that of the request (authI, Lahiri)"""
    saptavargaja_points: Literal["raman", "bphs"] | None = None
    """raman: 22.5, 15, 7.5, 3.75, 1.875 for great friend ... great enemy; bphs: 20, 15, 10, 4, 2"""
    moolatrikona: Literal["bphs", "raman"] | None = None
    """bphs: Moon 3-30 Taurus, Mercury 15-20 Virgo; raman: Moon 4-20, Mercury 16-20"""
    drekkana_bala: Literal["raman", "santhanam"] | None = None
    """raman: neuter planets in the second third, feminine in the third; santhanam: the reverse"""
    kendra_basis: Literal["sign", "house"] | None = None
    """kendradi bala by whole signs from the Lagna, or by the cusps of house_system"""
    moon_paksha: Literal["doubled", "single"] | None = None
    """whether the paksha bala of the Moon is doubled (Raman)"""
    hora: Literal["equal", "seasonal"] | None = None
    """hours of 60 minutes from sunrise, or twelfths of day and night"""
    ayana_declination: Literal["ecliptic_point", "planet"] | None = None
    """declination of the point of the ecliptic at the longitude (kranti), or of the planet, limited to 24 degrees"""
    luminary_cheshta: Literal["zero", "ayana_paksha", "kendra"] | None = None
    """cheshta bala of Sun and Moon: none (Raman), their ayana and paksha bala (BPHS 27), or by the kendra of BPHS 28, which ishta and kashta always use"""
    mercury_nature: Literal["malefic", "benefic", "by_association"] | None = None
    """in paksha and drik bala: malefic as in Raman's example, benefic, or malefic in one sign with Sun, Mars, Saturn or the waning Moon"""
    yuddha_points: Literal["raman", "bphs"] | None = None
    """points of a war: the difference of the strengths divided by that of the discs, or the undivided difference"""


class ShadbalaChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    hora_lord: str | None = None
    """lord of the hour; default: that of the instant"""
    policy: ShadbalaPolicyRequest | None = None
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None
    """upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction"""
    no_sunrise: Literal["mean_day", "refuse"] | None = None
    """when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""


class ShadbalaConditionChartRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    hora_lord: str | None = None
    """lord of the hour; default: that of the instant"""
    policy: ShadbalaPolicyRequest | None = None
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None
    """upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction"""
    no_sunrise: Literal["mean_day", "refuse"] | None = None
    """when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""
    planet: str
    """one of the seven planets"""


class ShadbalaConditionProfileResponse(Answer):
    planet: str
    tier: Literal["sufficient", "insufficient"]
    total_rupas: float
    required_rupas: float
    strength_ratio: float
    is_sufficient: bool
    ayanamsa_system: str
    ayanamsa_mode: str
    ayanamsa_degrees: float
    """degrees subtracted from tropical longitudes"""
    place_center: str | None = None
    place_reduction: str | None = None
    house_system: str | None
    """house system of kendradi bala; null: whole signs"""
    lords: ShadbalaTimeLords
    vara_basis: VaraBasisResponse
    policy: ShadbalaPolicyResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ShadbalaNetworkProfileResponse(Answer):
    ayanamsa_system: str
    strength_ranking: list[str]
    dominant_planet: str
    recessive_planet: str
    active_wars: list[GrahaYuddhaResponse]
    war_victors: list[str]
    war_losers: list[str]
    strength_ratios: dict[str, float]
    ayanamsa_mode: str
    ayanamsa_degrees: float
    """degrees subtracted from tropical longitudes"""
    place_center: str | None = None
    place_reduction: str | None = None
    house_system: str | None
    """house system of kendradi bala; null: whole signs"""
    lords: ShadbalaTimeLords
    vara_basis: VaraBasisResponse
    policy: ShadbalaPolicyResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class ShadbalaResultResponse(Answer):
    jd: float
    """Julian day UT1"""
    ayanamsa_system: str
    planets: dict[str, PlanetShadbalaResponse]
    sputa_drishti: dict[str, dict[str, float]]
    """exact aspects (sputa drishti), shashtiamsas: on each planet, by the planet that casts them"""
    ayanamsa_mode: str
    ayanamsa_degrees: float
    """degrees subtracted from tropical longitudes"""
    place_center: str | None = None
    place_reduction: str | None = None
    house_system: str | None
    """house system of kendradi bala; null: whole signs"""
    lords: ShadbalaTimeLords
    vara_basis: VaraBasisResponse
    policy: ShadbalaPolicyResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SiderealAyanamsaRequest(Request):
    jd_ut: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    mode: Literal["true", "mean"] | None = None
    """true: from the true equinox of date, with nutation; mean: from the mean equinox, without nutation"""


class SiderealAyanamsaResponse(Answer):
    jd_ut: float
    ayanamsa_system: str
    mode: str
    ayanamsa_deg: float
    value_range: list[float | str]
    provenance: SiderealUtilityProvenanceResponse


class SiderealConversionRequest(Request):
    jd_ut: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    mode: Literal["true", "mean"] | None = None
    """true: from the true equinox of date, with nutation; mean: from the mean equinox, without nutation"""
    longitude_deg: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    direction: Literal["tropical_to_sidereal", "sidereal_to_tropical"]


class SiderealConversionResponse(Answer):
    direction: str
    jd_ut: float
    ayanamsa_system: str
    mode: str
    input_longitude_deg: float
    output_longitude_deg: float
    ayanamsa_deg: float
    longitude_range: list[float | str]
    provenance: SiderealUtilityProvenanceResponse


class SiderealNakshatraBulkRequest(Answer):
    positions: dict[str, float]
    """tropical longitudes by name, degrees; names are trimmed"""
    jd_ut: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""


class SiderealNakshatraPositionResponse(Answer):
    name: str | None
    tropical_longitude_deg: float
    jd_ut: float
    ayanamsa_system: str
    nakshatra: str
    nakshatra_index: int
    """0 ... 26"""
    nakshatra_number: int
    """1 ... 27"""
    nakshatra_lord: str
    """lord in the vimshottari dasha"""
    pada: int
    """quarter, 1 ... 4"""
    degrees_in: float
    degrees_remaining: float
    sidereal_longitude_deg: float


class SiderealNakshatraBulkEnvelopeResponse(Answer):
    request: SiderealNakshatraBulkRequest
    positions: list[SiderealNakshatraPositionResponse]
    total: int
    provenance: SiderealUtilityProvenanceResponse


class SiderealNakshatraPositionRequest(Answer):
    tropical_longitude_deg: float
    """tropical longitude (true equinox of date), degrees; reduced to [0, 360)"""
    jd_ut: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""


class SiderealNakshatraPositionEnvelopeResponse(Answer):
    request: SiderealNakshatraPositionRequest
    position: SiderealNakshatraPositionResponse
    provenance: SiderealUtilityProvenanceResponse


class SignStrengthProfileAnswer(Answer):
    ayanamsa_system: str
    planet: str
    sign_idx: int
    rekha_count: int
    tier: Literal["strong", "weak"]
    """strong from strong_threshold rekhas on"""
    strong_threshold: int
    shodhana_rekha_count: int | None
    """figure after the reductions of the policy"""
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SingleChartAnalysisRequest(Request):
    chart: SingleChartRequest
    include_nodes: bool | None = None
    """whether nodes and apogees count as bodies; Jones used the ten planets"""
    precedence: Literal["seesaw_first", "locomotive_first"] | None = None
    """shape of two groups with two empty arcs, one of which is a trine: seesaw or locomotive"""


class SkyPositionResponse(Answer):
    name: str
    right_ascension: float
    """topocentric apparent, equator and equinox of date, degrees"""
    declination: float
    azimuth: float
    """from north through east, degrees in [0, 360)"""
    altitude: float
    """above the geodetic horizon, degrees; with `refraction` refracted for a body above the sea horizon, geometric below it"""
    distance: float
    """km from the observer"""
    altitude_geometric: float
    """altitude without refraction"""
    computation_basis: ComputationBasis


class SkyPositionReductionTruthResponse(Answer):
    engine_surface: str
    source_vessel: str
    requested_datetime: str
    normalized_datetime_utc: str
    jd_ut: float
    jd_tt: float
    delta_t_seconds: float
    body: str
    observer: PositionObserverContextResponse
    stage_sequence: list[str]
    apparent: bool
    aberration: bool
    grav_deflection: bool
    nutation: bool
    refraction: bool
    pressure_mbar: float
    temperature_c: float
    relative_humidity: float
    obliquity_deg: float
    coordinate_frames: list[str]


class SkyPositionReductionResponse(Answer):
    result: SkyPositionResponse
    reduction: SkyPositionReductionTruthResponse


class SkyPositionRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    body: str
    """planet, True Node, Mean Node, Lilith, True Lilith, or a named small body"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """longitude, degrees east"""
    elevation_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    aberration: bool | None = None
    grav_deflection: bool | None = None
    nutation: bool | None = None
    refraction: bool | None = None
    """true adds refraction to the altitude"""
    pressure_mbar: float | None = None
    temperature_c: float | None = None
    relative_humidity: float | None = None


class SolarBesselianPolynomials(Answer):
    """coefficients of powers of hours from t0 (least squares over +-3 h); d and mu in degrees"""

    t0_jd_tt: float
    """full hour of TT nearest to greatest eclipse"""
    x: list[float]
    y: list[float]
    d: list[float]
    mu: list[float]
    l1: list[float]
    l2: list[float]


class SolarBesselianElementsResponse(Answer):
    jd_ut1: float
    jd_tt: float
    x: float
    y: float
    d: float
    """declination of the axis, degrees"""
    mu: float
    """ephemeris hour angle of the axis (sidereal time with UT1 = TT), degrees"""
    l1: float
    l2: float
    tan_f1: float
    tan_f2: float
    ephemeris: str
    axis_model: str
    aberration_model: str
    """difference of the axis from one through places with light time but without aberration"""
    frame: str
    hour_angle_model: str
    radius_model: str
    mu_ut1: float
    """Greenwich hour angle of the axis, degrees"""
    polynomials: SolarBesselianPolynomials


class SolarBodyCircumstancesResponse(Answer):
    azimuth: float
    """from north through east, degrees"""
    altitude: float
    """refracted by a standard atmosphere, degrees"""
    visible: bool
    """true when the altitude is not below the horizon"""
    altitude_geometric: float
    """without refraction"""


class SolarConditionEventsRequestEcho(Answer):
    body: str
    """a planet, Mercury to Pluto"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """end of the window, Julian day UT1; at most 1200 days after jd_start"""
    condition: Literal["cazimi", "combust", "under_sunbeams"]


class SolarConditionEventsEnvelopeResponse(Answer):
    request: SolarConditionEventsRequestEcho
    events: list[ProximityEventResponse]
    total: int
    provenance: GenericPhenomenaProvenanceResponse
    computation_basis: ComputationBasis


class SolarConditionEventsRequest(Request):
    body: str
    """a planet, Mercury to Pluto"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """end of the window, Julian day UT1; at most 1200 days after jd_start"""
    condition: Literal["cazimi", "combust", "under_sunbeams"] | None = None


class SolarConditionInstantRequest(Answer):
    body: str
    """planet, True Node, Mean Node, Lilith, True Lilith, or a named small body"""
    jd_ut: float
    """Julian day, UT1"""


class SolarConditionInstantEnvelopeResponse(Answer):
    request: SolarConditionInstantRequest
    solar_condition: GenericPhenomenaSolarConditionTruthResponse
    provenance: GenericPhenomenaProvenanceResponse
    computation_basis: ComputationBasis


class SolarDayResponse(Answer):
    """lower, upper and next lower meridian passage of the Sun"""

    start: EventInstantResponse
    noon: EventInstantResponse
    end: EventInstantResponse


class SolarDiscViewResponse(Answer):
    event: Literal["c1", "c2", "maximum", "c3", "c4", "sunrise", "sunset", "sample"]
    """sunrise and sunset as defined by almanacs (airless altitude -0.8333 degrees); `maximum` is absent if rise or set limits it"""
    jd_ut: float
    datetime_utc: str
    azimuth: float
    """from north through east, degrees"""
    altitude: float
    """refracted by a standard atmosphere above the horizon, degrees"""
    visible: bool
    """true when the altitude is not below the horizon"""
    disc_altitude_deg: float
    """altitude of the centre with the refraction of a standard atmosphere, also below the horizon; it shows where the horizon cuts the disc"""
    parallactic_angle_deg: float
    """parallactic angle: from north to the zenith, through east, at the body; a position angle minus this angle is measured from the zenith (counterclockwise in the sky)"""
    separation_deg: float
    """topocentric separation of the centres"""
    position_angle_deg: float
    """position angle of the Moon's centre from the Sun's, from north through east"""
    sun_semidiameter_deg: float
    """degrees"""
    moon_semidiameter_deg: float
    """degrees"""
    magnitude: float
    """defined as at the maximum; 0 when the discs do not overlap"""
    obscuration: float


class SolarEclipseCartographyRequest(Request):
    jd_start: float
    """Julian day, UT1; the search ends with the ephemeris"""
    kind: Literal["any", "total", "annular", "partial", "central", "hybrid"] | None = None
    """`central`: total, annular or hybrid with the axis of the shadow on the Earth"""
    backward: bool | None = None
    """true: the last event before jd_start"""
    magnitude_levels: list[float] | None = None
    """strictly increasing"""
    obscuration_levels: list[float] | None = None
    """strictly increasing"""
    mesh_depth: int | None = None
    """largest number of refinements of the icosahedron"""
    time_samples: int | None = None
    """odd; number of samples at each place from P1 to P4, before its maximum is solved"""
    angular_tolerance_deg: float | None = None
    field_tolerance: float | None = None
    format: Literal["standard", "geojson"] | None = None
    """`geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""


class SolarEclipseGreatestSiteResponse(Answer):
    epoch: EclipseEpochResponse
    latitude_deg: float
    """geodetic, degrees north"""
    longitude_deg: float
    """degrees east"""
    path_width_km: float | None
    """null without a central line (never 0 for a partial eclipse)"""
    central_duration_seconds: float | None
    """null if no central phase is visible (never 0 for a partial eclipse)"""
    sun_altitude_deg: float
    """without refraction"""
    sun_azimuth_deg: float
    moon_altitude_deg: float
    moon_azimuth_deg: float
    separation_deg: float
    sun_semidiameter_deg: float
    moon_semidiameter_deg: float
    magnitude: float
    obscuration: float
    local_class: Literal["none", "partial", "annular", "total"]


class SolarEclipseConjunctionResponse(Answer):
    kind: Literal["equatorial", "ecliptic"]
    epoch: EclipseEpochResponse


class SolarEclipseFootprintPointResponse(Answer):
    jd_ut: float
    """Julian day, UT1"""
    datetime_utc: str
    """UTC, ISO 8601, proleptic Gregorian, astronomical years"""
    latitude_deg: float
    """geodetic, degrees north"""
    longitude_deg: float
    """degrees east"""


class SolarEclipsePenumbralContactResponse(Answer):
    kind: Literal["p1", "p2", "p3", "p4"]
    point: SolarEclipseFootprintPointResponse


class SolarEclipseFootprintContactsResponse(Answer):
    p1: SolarEclipsePenumbralContactResponse
    p2: SolarEclipsePenumbralContactResponse | None = None
    p3: SolarEclipsePenumbralContactResponse | None = None
    p4: SolarEclipsePenumbralContactResponse


class SolarEclipseUmbralContactResponse(Answer):
    kind: Literal["u1", "u2", "u3", "u4"]
    epoch: EclipseEpochResponse
    latitude_deg: float
    """geodetic, degrees north"""
    longitude_deg: float
    """degrees east"""


class SolarEclipseUmbralContactsResponse(Answer):
    u1: SolarEclipseUmbralContactResponse
    u2: SolarEclipseUmbralContactResponse
    u3: SolarEclipseUmbralContactResponse
    u4: SolarEclipseUmbralContactResponse


class SolarEclipseCentralLineLimitResponse(Answer):
    kind: Literal["first", "last"]
    epoch: EclipseEpochResponse
    latitude_deg: float
    """geodetic, degrees north"""
    longitude_deg: float
    """degrees east"""


class SolarEclipseOuterUmbralContacts(Answer):
    """first and last contact, also if the complete umbra never falls on the Earth (grazing and non-central eclipses)"""

    u1: SolarEclipseUmbralContactResponse
    u4: SolarEclipseUmbralContactResponse


class SolarEclipseGlobalCircumstancesResponse(Answer):
    event: EclipseEventResponse
    greatest: SolarEclipseGreatestSiteResponse
    greatest_duration: SolarEclipseGreatestSiteResponse | None = None
    equatorial_conjunction: SolarEclipseConjunctionResponse
    ecliptic_conjunction: SolarEclipseConjunctionResponse
    topology: Literal["one_limit_connected", "two_limit_two_loop"]
    penumbral_contacts: SolarEclipseFootprintContactsResponse
    besselian: SolarBesselianElementsResponse
    sun: EclipseGeocentricBodyStateResponse
    moon: EclipseGeocentricBodyStateResponse
    gamma_earth_radii: float
    umbral_contacts: SolarEclipseUmbralContactsResponse | None = None
    first_central_line_limit: SolarEclipseCentralLineLimitResponse | None = None
    last_central_line_limit: SolarEclipseCentralLineLimitResponse | None = None
    ephemeris: str
    surface_model: Literal["WGS84_ZERO_ELEVATION"]
    limb_model: Literal["SPHERICAL_MEAN_LIMB"]
    umbral_contacts_admitted: Literal[True]
    greatest_duration_admitted: Literal[True]
    outer_umbral_contacts: SolarEclipseOuterUmbralContacts | None
    computation_basis: ComputationBasis


class SolarEclipseMapSampleResponse(Answer):
    latitude_deg: float
    """geodetic, degrees north"""
    longitude_deg: float
    """degrees east"""
    visible: bool
    magnitude: float
    magnitude_jd_ut1: float | None = None
    obscuration: float
    obscuration_jd_ut1: float | None = None
    local_class: Literal["none", "partial", "annular", "total"]
    sun_altitude_deg: float | None = None


class SolarEclipseCartographyResponse(Answer):
    global_circumstances: SolarEclipseGlobalCircumstancesResponse
    samples: list[SolarEclipseMapSampleResponse]
    magnitude_levels: list[EclipseContourLevelResponse]
    obscuration_levels: list[EclipseContourLevelResponse]
    mesh_depth: int
    achieved_mesh_depth: int
    mesh_triangle_count: int
    time_samples: int
    angular_tolerance_deg: float
    field_tolerance: float
    maximum_angular_edge_deg: float
    converged: bool
    unresolved_edge_count: int
    daylight_policy: Literal["GEOMETRIC_SUN_CENTER_NONNEGATIVE_ALTITUDE"]
    duration_contours_available: Literal[False]
    projection: Literal["SPHERICAL_GEOGRAPHIC"]
    geojson: GeoJsonFeatureCollection | None = None
    computation_basis: ComputationBasis


class SolarEclipseCentralLimitPointResponse(Answer):
    jd_ut: float
    """instant at which the edge of the shadow grazes the place, UT1"""
    latitude_deg: float
    """geodetic, degrees north"""
    longitude_deg: float
    """degrees east"""


class SolarEclipseCentralLimitResponse(Answer):
    side: Literal["north", "south"]
    """side of the shadow axis, in the fundamental plane"""
    points: list[SolarEclipseCentralLimitPointResponse]


class SolarEclipseFootprintRequest(Request):
    jd_start: float
    """Julian day, UT1; the search ends with the ephemeris"""
    kind: Literal["any", "total", "annular", "partial", "central", "hybrid"] | None = None
    """`central`: total, annular or hybrid with the axis of the shadow on the Earth"""
    backward: bool | None = None
    """true: the last event before jd_start"""
    sample_count: int | None = None
    """density of interior points; structure and its end points do not depend on it"""
    format: Literal["standard", "geojson"] | None = None
    """`geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""


class SolarEclipseGlobalCircumstancesRequest(Request):
    jd_start: float
    """Julian day, UT1; the search ends with the ephemeris"""
    kind: Literal["any", "total", "annular", "partial", "central", "hybrid"] | None = None
    """`central`: total, annular or hybrid with the axis of the shadow on the Earth"""
    backward: bool | None = None
    """true: the last event before jd_start"""


class SolarEclipseLimitTrackResponse(Answer):
    kind: Literal["penumbral_north", "penumbral_south", "sunrise", "sunset"]
    component_id: int
    segment_id: int
    points: list[SolarEclipseFootprintPointResponse]


class SolarEclipseLocalContacts(Answer):
    """first to fourth contact with the direction of the Sun, visible or not"""

    c1: LocalContactCircumstancesResponse
    c2: LocalContactCircumstancesResponse | None
    c3: LocalContactCircumstancesResponse | None
    c4: LocalContactCircumstancesResponse


class SolarEclipseLocalCircumstancesResponse(Answer):
    event: EclipseEventResponse
    latitude: float
    longitude: float
    elevation_m: float
    sun: SolarBodyCircumstancesResponse
    moon: SolarBodyCircumstancesResponse
    topocentric_separation_deg: float
    topocentric_overlap: bool
    obscuration: float
    """covered part of the solar disc at the local maximum"""
    maximum_limited_by: Literal["none", "sunrise", "sunset"]
    """the deepest phase is below the horizon: the maximum is that of sunrise or sunset"""
    central_duration_seconds: float | None
    contacts: SolarEclipseLocalContacts
    global_event: EclipseEventResponse
    views: list[SolarDiscViewResponse] | None = None
    """with `view_samples`: the discs through the eclipse, in order of time"""
    computation_basis: ComputationBasis


class SolarEclipseLocationRequest(Request):
    jd_start: float
    """Julian day, UT1; the search ends with the ephemeris"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    elevation_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    kind: str | None = None
    """any, total, annular, partial, central, hybrid"""
    max_lunations: int | None = None
    """number of new moons to test before the answer is 404 not_found"""
    view_samples: int | None = None
    """adds `views`: the discs of Sun and Moon at the place at each contact, at the maximum, at rise and set between the contacts, and at this number of evenly spaced instants from the first contact to the last"""


class SolarEclipsePathRequest(Request):
    jd_start: float
    """Julian day, UT1; the search ends with the ephemeris"""
    kind: str | None = None
    """any, total, annular, partial, central, hybrid"""
    backward: bool | None = None
    """true: the last event before jd_start"""
    sample_count: int | None = None
    """number of points of the central line, evenly spaced in time from its first to its last point"""
    include_limits: bool | None = None
    """true adds `limits`: the northern and southern limits of totality or annularity, with about `sample_count` points each"""
    format: Literal["standard", "geojson"] | None = None
    """`geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`"""


class SolarEclipsePathResponse(Answer):
    central_line_lats: list[float]
    central_line_lons: list[float]
    umbral_width_km: float
    """width at greatest eclipse; 0 without a central line"""
    duration_at_max_s: float
    """duration of the central phase at the point of greatest eclipse"""
    max_eclipse_lat: float
    max_eclipse_lon: float
    eclipse_data: EclipseDataResponse
    central_line_jd_ut: list[float]
    """instant of each point, UT1"""
    max_eclipse_jd_ut: float
    limits: list[SolarEclipseCentralLimitResponse] | None = None
    """with `include_limits`: each limit from sunrise to sunset (no refraction). A side is absent if the shadow extends beyond the Earth there; a hybrid eclipse has a piece for each phase"""
    geojson: GeoJsonFeatureCollection | None = None
    computation_basis: ComputationBasis


class SolarEclipseVisibilityFootprintResponse(Answer):
    event: EclipseEventResponse
    greatest: SolarEclipseFootprintPointResponse
    topology: Literal["one_limit_connected", "two_limit_two_loop"]
    contacts: SolarEclipseFootprintContactsResponse
    tracks: list[SolarEclipseLimitTrackResponse]
    ephemeris: str
    surface_model: Literal["WGS84_ZERO_ELEVATION"]
    limb_model: Literal["SPHERICAL_MEAN_LIMB"]
    time_scale: Literal["UT1"]
    atmospheric_refraction: Literal[False]
    ephemeris_sha256: str
    """SHA-256 of the ephemeris"""
    geojson: GeoJsonFeatureCollection | None = None
    computation_basis: ComputationBasis


class SolarReturnRequest(Request):
    natal_sun_lon: float
    """ecliptic longitude, degrees; reduced to [0, 360)"""
    year: int
    """calendar year of the return (proleptic Gregorian, astronomical numbering)"""
    step_days: float | None = None
    """requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""
    solver_tolerance_days: float | None = None
    """width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""


class StarListResponse(Answer):
    stars: list[str]
    total: int
    """number of returned names"""
    total_available: int
    """number of names that match"""


class StarPositionProvenanceResponse(Answer):
    requested_datetime: str | None = None
    normalized_datetime_utc: str | None = None
    jd_tt: float | None = None
    coordinate_source: str | None = None
    source: str | None = None
    source_mode: str | None = None
    lookup_kind: str | None = None
    """how the name was matched"""
    hipparcos_name: str | None = None
    constellation: str | None = None
    """IAU name"""
    gaia_match_status: str | None = None
    gaia_source_index: int | None = None
    source_kind: str | None = None
    merge_state: str | None = None
    observer_mode: str | None = None
    is_topocentric: bool | None = None
    true_position: bool | None = None
    """longitude and latitude are the true place; the apparent one is in `apparent`"""
    dedup_applied: bool | None = None
    relation_kind: str | None = None
    relation_basis: str | None = None
    relation_star_name: str | None = None
    condition_result_kind: str | None = None
    condition_state: str | None = None
    stage_sequence: list[str]
    place_kind: Literal["true_place_of_date_without_parallax_deflection_aberration"]
    radial_velocity: Literal["catalogued", "not_catalogued_taken_as_zero", "catalogued_without_effect_for_lack_of_a_parallax"]
    """radial velocity in the space motion of all places of this answer"""
    radial_velocity_km_s: float | None
    """barycentric, positive receding; null when not catalogued"""
    radial_velocity_source: str | None


class StarPositionAnswer(Answer):
    name: str
    designation: str | None = None
    longitude: float
    """of the true place (space motion and precession-nutation; no parallax, deflection or aberration) in the true ecliptic of date, degrees in [0, 360)"""
    latitude: float
    distance: float | None = None
    """always null; see `distance_ly`"""
    magnitude: float | None = None
    """V; null when the catalogue has none"""
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    is_variable: bool | None = None
    """the star is among the variable stars of /v1/stars/variable/list"""
    provenance: StarPositionProvenanceResponse
    right_ascension: float
    """of the true place, true equator of date, degrees"""
    declination: float
    apparent: ApparentStarResponse
    distance_ly: float | None
    """from the parallax, light-years"""
    parallax_mas: float | None
    spectral_type: str | None
    computation_basis: ComputationBasis


class StarPositionRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    star: str
    """name, designation (alf CMa, α CMa, Alpha Canis Majoris, 80 UMa), HIP number or traditional name"""


class StarPositionResponse(Answer):
    name: str
    designation: str | None = None
    longitude: float
    """of the true place (space motion and precession-nutation; no parallax, deflection or aberration) in the true ecliptic of date, degrees in [0, 360)"""
    latitude: float
    distance: float | None = None
    """always null; see `distance_ly`"""
    magnitude: float | None = None
    """V; null when the catalogue has none"""
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    is_variable: bool | None = None
    """the star is among the variable stars of /v1/stars/variable/list"""
    provenance: StarPositionProvenanceResponse
    right_ascension: float
    """of the true place, true equator of date, degrees"""
    declination: float
    apparent: ApparentStarResponse
    distance_ly: float | None
    """from the parallax, light-years"""
    parallax_mas: float | None
    spectral_type: str | None


class StarsBulkRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    stars: list[str]
    skip_missing: bool | None = None
    """true lists unknown names in `missing`; false refuses the request (422)"""


class StarsBulkResponse(Answer):
    dt: str
    results: dict[str, StarPositionResponse]
    """keys are the requested names"""
    missing: list[str]
    missing_reasons: list[MissingEntry]
    """one entry for each of `missing`"""
    computation_basis: ComputationBasis


class StationSearchRequest(Request):
    body: str
    """Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1"""
    step_days: float | None = None
    """requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""


class StationSearchResponse(Answer):
    events: list[PhenomenaStationEventResponse]
    search: StationSearchTruthResponse | None = None
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class StationStateRequest(Request):
    body: str
    """Mercury ... Pluto, True Node, True Lilith, or a named small body (the Sun, the Moon and the mean points have no stations)"""
    jd_ut: float
    """Julian day, UT1"""


class StationStateResponse(Answer):
    body: str
    jd_ut: float
    is_retrograde: bool
    speed: float
    """rate of the apparent longitude, degrees per day"""
    computation_basis: ComputationBasis


class SynastryAspectClassificationResponse(Answer):
    contact_mode: str
    pair_mode: str
    includes_nodes: bool
    uses_custom_orbs: bool


class SynastryAspectSearchResponse(Answer):
    events: list[AspectDataResponse]
    computation_basis: PairComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SynastryAspectTruthResponse(Answer):
    source_label: str
    target_label: str
    source_body: str
    target_body: str
    tier: int
    include_nodes: bool
    orb_factor: float
    custom_orbs: bool
    source_speed: float | None = None
    """speed at birth, degrees per day; null for nodes and apogees"""
    target_speed: float | None = None


class SynastryChartConditionProfileResponse(Answer):
    profiles: list[SynastryConditionProfileResponse]
    contact_count: int
    overlay_count: int
    relationship_chart_count: int
    strongest_profiles: list[SynastryConditionProfileResponse]
    """profiles of the highest kind present: relationship chart, then overlay, then contact"""
    weakest_profiles: list[SynastryConditionProfileResponse]
    computation_basis: PairComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SynastryConditionNetworkEdgeResponse(Answer):
    source_id: str
    target_id: str
    relation_kind: str
    relation_basis: str
    condition_state: str


class SynastryConditionNetworkNodeResponse(Answer):
    node_id: str
    kind: Literal["body", "chart", "pair"]
    incoming_count: int
    outgoing_count: int
    total_degree: int


class SynastryConditionNetworkProfileResponse(Answer):
    nodes: list[SynastryConditionNetworkNodeResponse]
    edges: list[SynastryConditionNetworkEdgeResponse]
    isolated_nodes: list[SynastryConditionNetworkNodeResponse]
    most_connected_nodes: list[SynastryConditionNetworkNodeResponse]
    computation_basis: PairComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SynastryConditionProfileListResponse(Answer):
    profiles: list[SynastryConditionProfileResponse]
    computation_basis: PairComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SynastryContactResponse(Answer):
    aspect: AspectDataResponse
    truth: SynastryAspectTruthResponse
    classification: SynastryAspectClassificationResponse | None = None
    relation: SynastryRelationResponse | None = None
    condition_profile: SynastryConditionProfileResponse | None = None


class SynastryContactSearchResponse(Answer):
    events: list[SynastryContactResponse]
    computation_basis: PairComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SynastryDirectionalOverlayRequest(Request):
    first: RelationshipPartyRequest
    second: RelationshipPartyRequest
    first_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    second_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    tier: int | None = None
    """no effect on overlays"""
    orb_factor: float | None = None
    """multiplies every orb of the aspect table"""
    include_nodes: bool | None = None
    """true: place the nodes and apogees that the parties compute; default true"""
    direction: Literal["first_in_second", "second_in_first"] | None = None
    """first_in_second: points of the first party in the houses of the second"""


class SynastryHouseOverlayResponse(Answer):
    source_label: str
    target_label: str
    placements: dict[str, HousePlacementResponse]
    include_nodes: bool
    computation_truth: SynastryOverlayTruthResponse | None = None
    classification: SynastryOverlayClassificationResponse | None = None
    relation: SynastryRelationResponse | None = None
    condition_profile: SynastryConditionProfileResponse | None = None
    computation_basis: PairComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SynastryOverlayPairRequest(Request):
    first: RelationshipPartyRequest
    second: RelationshipPartyRequest
    first_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    second_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    tier: int | None = None
    """no effect on overlays"""
    orb_factor: float | None = None
    """multiplies every orb of the aspect table"""
    include_nodes: bool | None = None
    """true: place the nodes and apogees that the parties compute; default true"""


class SynastryPairRequest(Request):
    first: RelationshipPartyRequest
    second: RelationshipPartyRequest
    first_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    second_label: str | None = None
    """name of the party in relations and node ids; the two differ"""
    tier: Literal[1, 2, None] | None = None
    """1: the Ptolemaic and the six common minor aspects; 2 (default): all 22"""
    orb_factor: float | None = None
    """multiplies every orb of the aspect table"""
    include_nodes: bool | None = None
    """true: include the nodes and apogees that the parties compute; default true"""


class SynastryRelationListResponse(Answer):
    relations: list[SynastryRelationResponse]
    computation_basis: PairComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class SynodicPhaseRequest(Request):
    body1: str
    """planet, True Node, Mean Node, Lilith, True Lilith, or a named small body"""
    body2: str
    """planet, True Node, Mean Node, Lilith, True Lilith, or a named small body"""
    jd_ut: float
    """Julian day, UT1"""
    include_state: bool | None = None


class SynodicPhaseResponse(Answer):
    body1: str
    body2: str
    jd_ut: float
    angle: float
    """apparent longitude of body2 minus that of body1, degrees in [0, 360)"""
    state: str | None = None
    """conjunction, waxing, opposition or waning: quarters around 0, 90, 180, 270"""
    angle_range: list[float]
    state_policy: str
    provenance: PhaseProvenanceResponse
    computation_basis: ComputationBasis


class TajikaAspectResponse(Answer):
    body1: str
    body2: str
    angle: float
    orb: float
    relation: str
    relation_strength: float
    effect: str
    is_benefic_relation: bool
    within_effective_orb: bool


class TajikaChestaBalaResponse(Answer):
    planet: str
    motion_mode_strength: float
    benefic_contact_strength: float
    solar_synodic_strength: float
    blocked_by_malefic_contact: bool
    total_score: float


class TajikaDrigBalaResponse(Answer):
    planet: str
    ascendant_aspect_strength: float
    benefic_support_strength: float
    blocked_by_malefic_square: bool
    total_score: float


class TajikaKalaBalaResponse(Answer):
    planet: str
    sect_strength: float
    luminary_elongation_strength: float
    venus_elongation_strength: float
    night_watch_strength: float
    total_score: float


class TajikaPanchavargiStrengthResponse(Answer):
    planet: str
    longitude: float
    sign: str
    domicile_lord: str
    domicile_relationship: str
    domicile_score: float
    exaltation_basis_planet: str | None
    exaltation_relationship: str
    exaltation_score: float
    hadda_lord: str
    hadda_relationship: str
    hadda_score: float
    decan_lord: str
    decan_relationship: str
    decan_score: float
    musallaha_lord: str
    musallaha_relationship: str
    musallaha_score: float
    total_score: float
    uchcha_bala: float
    """0 ... 20"""


class TajikaShadbalaProfileResponse(Answer):
    planet: str
    panchavargi_strength: TajikaPanchavargiStrengthResponse
    directional_strength: float
    temporal_strength: TajikaKalaBalaResponse
    natural_strength: float
    motion_strength: TajikaChestaBalaResponse
    aspect_strength: TajikaDrigBalaResponse
    total_score: float


class TajikaYogaResponse(Answer):
    name: str
    body1: str
    body2: str
    favorable: bool
    doctrine: str
    mediator: str | None


class TasiraActiveResponse(Answer):
    lord: str
    aspect_angle: float
    aspect_points: float
    nominal_days: float
    start_date: str
    end_date: str
    basis: VarshaphalBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class TasiraPeriodResponse(Answer):
    lord: str
    aspect_angle: float
    aspect_points: float
    nominal_days: float
    start_date: str
    end_date: str


class TasiraDashaResponse(Answer):
    year_start_date: str
    year_end_date: str
    periods: list[TasiraPeriodResponse]


class TimeKeyProgressionRequest(Request):
    natal: ProgressionNatalRequest
    target_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    method: Literal["tertiary", "tertiary_ii", "minor", "duodenary", "quotidian_solar", "quotidian_lunar"]
    converse: bool | None = None
    """true: converse motion, before birth"""
    month: Literal["tropical", "sidereal", "synodic", None] | None = None
    """lunar month of the key; default tropical (27.321582 days), for tertiary_ii and quotidian_lunar synodic (29.530589 days)"""
    stepping: Literal["continuous", "stepwise", None] | None = None
    """stepwise: only completed life units move the chart; default continuous, for tertiary_ii stepwise"""


class TimeKeyProgressionSearchRequest(Request):
    natal: ProgressionNatalRequest
    target_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    method: Literal["tertiary", "tertiary_ii", "minor", "duodenary", "quotidian_solar", "quotidian_lunar"]
    converse: bool | None = None
    """true: converse motion, before birth"""
    month: Literal["tropical", "sidereal", "synodic", None] | None = None
    """lunar month of the key; default tropical (27.321582 days), for tertiary_ii and quotidian_lunar synodic (29.530589 days)"""
    stepping: Literal["continuous", "stepwise", None] | None = None
    """stepwise: only completed life units move the chart; default continuous, for tertiary_ii stepwise"""
    events: ProgressedEventsRequest | None = None


class TimezoneLookupRequest(Request):
    timezone: str
    """exact name in the IANA time zone database"""
    local_datetime: str | None = None
    """civil time in the zone, `YYYY-MM-DDThh:mm[:ss]` without offset; the answer lists its instants"""


class TimezoneLookupResponse(Answer):
    timezone: str
    valid: bool
    canonical: str | None = None
    """canonical zone of an alias"""
    suggestions: list[str]
    """similar names, for an unknown zone"""
    civil_time: CivilTimeResponse | None = None


class TransitBatchItemRequest(Answer):
    body: str
    """planet, True Node, Mean Node, Lilith, True Lilith, or a named small body"""
    target_lon: float | str
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1"""
    search_motion: str | None = None
    """forward or backward"""


class TransitBatchItemResponse(Answer):
    request: TransitBatchItemRequest
    ok: bool
    count: int
    events: list[TransitEventResponse]
    failure: BatchFailureResponse | None = None


class TransitSearchRequest(Request):
    body: str
    """Sun, Moon, Mercury ... Pluto"""
    target_lon: float | str
    """a longitude in degrees, or the name of a moving target: planet, True Node, Mean Node, Lilith, True Lilith, small body (apparent longitude), or fixed star (true longitude of date, as on the star routes)"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1"""
    search_motion: Literal["forward", "backward"] | None = None
    """forward: earliest first; backward: latest first"""
    step_days: float | None = None
    """requested step, days; it is echoed and has no effect. The search uses its own proven step, which the answer states"""
    solver_tolerance_days: float | None = None
    """width of the bracket that is answered, days (at least 1e-9: a Julian day number resolves no less; default 1e-6); the instant itself is always exact to about 0.1 ms"""
    direction: Literal["direct", "retrograde", "either"] | None = None
    """which crossings are answered, by the motion of the body at the crossing"""


class TransitSearchResponse(Answer):
    events: list[TransitEventResponse]
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class TransitsBatchRequest(Request):
    requests: list[TransitBatchItemRequest]
    """0 ... 2000 items"""


class TransitsBatchResponse(Answer):
    results: list[TransitBatchItemResponse]


class TriplicityAssignmentRequest(Request):
    sign: str
    """name of a sign, Aries to Pisces"""
    is_day_chart: bool
    """whether the chart is a day chart"""
    doctrine: Literal["dorothean_pingree_1976"] | None = None
    """three rulers of each element (Dorotheus I.1, ed. Pingree 1976)"""


class TriplicityScoreRequest(Request):
    planet: str
    """one of the seven planets, Sun to Saturn"""
    sign: str
    """name of a sign, Aries to Pisces"""
    is_day_chart: bool
    """whether the chart is a day chart"""
    doctrine: Literal["dorothean_pingree_1976"] | None = None
    """three rulers of each element (Dorotheus I.1, ed. Pingree 1976)"""
    participating_policy: Literal["ignore", "award_reduced"] | None = None
    """whether the participating ruler scores participating_score (award_reduced) or 0 (ignore)"""
    primary_score: int | None = None
    participating_score: int | None = None


class TriplicityScoreResponse(Answer):
    planet: str
    sign: str
    doctrine: Literal["dorothean_pingree_1976"]
    """three rulers of each element (Dorotheus I.1, ed. Pingree 1976)"""
    is_day_chart: bool
    participating_policy: Literal["ignore", "award_reduced"]
    """whether the participating ruler scores participating_score (award_reduced) or 0 (ignore)"""
    primary_score: int
    participating_score: int
    score: int
    assignment: TriplicityAssignmentResponse | None


class TriplicityTableResponse(Answer):
    doctrine: Literal["dorothean_pingree_1976"]
    """three rulers of each element (Dorotheus I.1, ed. Pingree 1976)"""
    is_day_chart: bool
    assignments: list[TriplicityAssignmentResponse]


class TwilightDayResponse(Answer):
    jd_day: float
    astronomical_dawn: EventInstantResponse | None = None
    nautical_dawn: EventInstantResponse | None = None
    civil_dawn: EventInstantResponse | None = None
    sunrise: EventInstantResponse | None = None
    sunset: EventInstantResponse | None = None
    civil_dusk: EventInstantResponse | None = None
    nautical_dusk: EventInstantResponse | None = None
    astronomical_dusk: EventInstantResponse | None = None
    visibility_states: dict[str, Literal["rises_and_sets", "rises_only", "sets_only", "always_above", "always_below"]]
    """state for each of sun (-0.8333 degrees), civil (-6), nautical (-12) and astronomical (-18): whether the Sun crosses that altitude during the solar day"""
    solar_day: SolarDayResponse


class TwilightRequest(Request):
    jd_day: float
    """start of the civil day (0h), Julian day UT1; the search covers the local solar day around its noon"""
    lat: float
    """geodetic latitude, degrees north"""
    lon: float
    """geodetic longitude, degrees east"""
    elevation_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    days: int | None = None
    """number of consecutive days in `daily`, from that of jd_day"""


class TwilightSkyBrightnessRequest(Request):
    target_altitude_deg: float
    sun_altitude_deg: float
    sun_target_separation_deg: float
    extinction_coefficient_k: float | None = None
    """extinction coefficient, V magnitudes per air mass"""


class TwilightSkyBrightnessResponse(Answer):
    model: str
    target_altitude_deg: float
    sun_altitude_deg: float
    sun_target_separation_deg: float
    sky_airmass: float
    extinction_coefficient: float
    formula_applied: bool
    """false at night, when twilight is 0, and by day"""
    valid: bool
    reason: str | None
    sky_nanolamberts: float | None


class TwilightTimesResponse(Answer):
    jd_day: float
    astronomical_dawn: EventInstantResponse | None = None
    nautical_dawn: EventInstantResponse | None = None
    civil_dawn: EventInstantResponse | None = None
    sunrise: EventInstantResponse | None = None
    sunset: EventInstantResponse | None = None
    civil_dusk: EventInstantResponse | None = None
    nautical_dusk: EventInstantResponse | None = None
    astronomical_dusk: EventInstantResponse | None = None
    visibility_states: dict[str, Literal["rises_and_sets", "rises_only", "sets_only", "always_above", "always_below"]]
    """state for each of sun (-0.8333 degrees), civil (-6), nautical (-12) and astronomical (-18): whether the Sun crosses that altitude during the solar day"""
    solar_day: SolarDayResponse
    daily: list[TwilightDayResponse] | None = None
    """with `days`: each day with the values of a single request"""
    computation_basis: ComputationBasis


class UranianBulkRequest(Request):
    jd_ut: float
    """Julian day, UT1"""
    names: list[str] | None = None
    """default: all nine"""
    place_center: Literal["heliocentric", "geocentric"] | None = None
    """heliocentric: mean longitude with uniform motion; geocentric: apparent position on the ellipse of the elements, as in other programs"""


class UranianPositionResponse(Answer):
    name: str
    longitude: float
    """tropical longitude, heliocentric mean or geocentric apparent (place_center), degrees in [0, 360)"""
    sign: str
    sign_symbol: str
    sign_degree: float
    """degrees within the sign, [0, 30)"""
    speed: float
    """degrees per day; constant for heliocentric positions"""
    body_kind: str | None = None


class UranianProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: str
    body_kind: str | None = None
    school: str | None = None
    formula_basis: str | None = None
    model: str | None = None
    frame: str | None = None
    epoch: str | None = None
    physical_ephemeris: str | None = None
    spk_kernel_used: bool | None = None
    current_name_count: int | None = None
    note: str | None = None
    element_source: str
    """source of the elements"""
    place_center: str
    """heliocentric or geocentric"""
    stage_sequence: list[str]


class UranianBulkResponse(Answer):
    positions: dict[str, UranianPositionResponse]
    count: int
    requested_names: list[str]
    provenance: UranianProvenanceResponse
    computation_basis: ComputationBasis | None = None


class UranianCatalogResponse(Answer):
    names: list[str]
    count: int
    model: str | None = None
    frame: str | None = None
    epoch: str | None = None
    provenance: UranianProvenanceResponse


class UranianPositionRequest(Request):
    name: str
    """Cupido, Hades, Zeus, Kronos, Apollon, Admetos, Vulkanus, Poseidon or Transpluto; case-sensitive"""
    jd_ut: float
    """Julian day, UT1"""
    place_center: Literal["heliocentric", "geocentric"] | None = None
    """heliocentric: mean longitude with uniform motion; geocentric: apparent position on the ellipse of the elements, as in other programs"""


class UranianSingleResponse(Answer):
    position: UranianPositionResponse
    provenance: UranianProvenanceResponse
    computation_basis: ComputationBasis | None = None


class VargaPolicyRequest(Request):
    hora_method: Literal["leo_and_cancer", "parivritti", "parivritti_even_reversed"] | None = None
    """D2: only Leo and Cancer (Parashara); or through all signs, in even signs forwards or backwards"""
    chaturvimshamsha_even_signs: Literal["forward", "reversed"] | None = None
    """D24: even signs count from Cancer forwards or backwards"""
    shashtiamsha_origin: Literal["from_sign", "from_aries"] | None = None
    """D60: counts from the sign or from Aries"""


class VargaChartNamedRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is; Ketu is opposite"""
    policy: VargaPolicyRequest | None = None
    body: str
    """Sun ... Pluto, an asteroid or a comet, Rahu, Ketu, or Lagna (with an observer)"""
    varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"]
    """D2 ... D60 by name; rasi is D1, drekkana D3"""


class VargaPointResponse(Answer):
    varga_name: str
    varga_number: int
    longitude: float
    """sidereal longitude, degrees in [0, 360)"""
    varga_longitude: float
    """30 degrees for each sign before the varga sign, plus sign_degree"""
    sign: str
    sign_symbol: str
    sign_degree: float
    """remainder of n times the degree in the sign by 30"""
    part: int
    """number of the part of the sign, from 1"""
    rule: str
    """rule by which the parts of a sign get their signs"""


class VargaChartNamedResponse(Answer):
    body: str
    varga: str
    result: VargaPointResponse
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VargaChartShodashvargaBatchRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str]
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is; Ketu is opposite"""
    policy: VargaPolicyRequest | None = None


class VargaChartShodashvargaBatchResponse(Answer):
    results: dict[str, dict[str, VargaPointResponse]]
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VargaChartShodashvargaRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    node: Literal["true", "mean"] | None = None
    """which lunar node Rahu is; Ketu is opposite"""
    policy: VargaPolicyRequest | None = None
    body: str
    """Sun ... Pluto, an asteroid or a comet, Rahu, Ketu, or Lagna (with an observer)"""


class VargaShodashvargaResponse(Answer):
    sidereal_longitude: float
    vargas: dict[str, VargaPointResponse]


class VargaChartShodashvargaResponse(Answer):
    body: str
    result: VargaShodashvargaResponse
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VargaGenericRequest(Request):
    sidereal_longitude: float
    """sidereal longitude, degrees; reduced to [0, 360)"""
    divisor: int
    name: str | None = None
    """name in the answer; default: D and the divisor"""


class VargaNamedBatchRequest(Request):
    varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"]
    """D2 ... D60 by name; rasi is D1, drekkana D3"""
    longitudes: dict[str, float]
    """sidereal longitudes by name, degrees; names are trimmed"""
    policy: VargaPolicyRequest | None = None


class VargaNamedBatchResponse(Answer):
    varga: str
    results: dict[str, VargaPointResponse]
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VargaNamedPointResponse(Answer):
    varga_name: str
    varga_number: int
    longitude: float
    """sidereal longitude, degrees in [0, 360)"""
    varga_longitude: float
    """30 degrees for each sign before the varga sign, plus sign_degree"""
    sign: str
    sign_symbol: str
    sign_degree: float
    """remainder of n times the degree in the sign by 30"""
    part: int
    """number of the part of the sign, from 1"""
    rule: str
    """rule by which the parts of a sign get their signs"""
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VargaNamedRequest(Request):
    sidereal_longitude: float
    """sidereal longitude, degrees; reduced to [0, 360)"""
    varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"]
    """D2 ... D60 by name; rasi is D1, drekkana D3"""
    policy: VargaPolicyRequest | None = None


class VargaShodashvargaBatchRequest(Request):
    longitudes: dict[str, float]
    """sidereal longitudes by name, degrees; names are trimmed"""
    policy: VargaPolicyRequest | None = None


class VargaShodashvargaBatchResponse(Answer):
    results: dict[str, dict[str, VargaPointResponse]]


class VargaShodashvargaRequest(Request):
    sidereal_longitude: float
    """sidereal longitude, degrees; reduced to [0, 360)"""
    policy: VargaPolicyRequest | None = None


class VariableStarCatalogProfileRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    eclipse_threshold: float | None = None
    """an eclipsing star this many magnitudes below maximum light counts as eclipsed; default 0.05"""


class VariableStarConditionResponse(Answer):
    name: str
    designation: str
    var_type: str
    type_class: str
    classical_quality: str
    is_malefic: bool
    is_benefic: bool
    amplitude: float
    period_days: float
    is_irregular: bool
    phase: float
    magnitude: float
    """V of the mean light curve"""
    malefic_score: float
    benefic_score: float
    in_eclipse: bool


class VariableStarComputationProvenanceResponse(Answer):
    requested_datetime: str | None = None
    normalized_datetime_utc: str | None = None
    jd: float | None = None
    """Julian day UT1, used as the heliocentric Julian day of the elements"""
    computation_source: str | None = None
    catalog_source: list[str]
    requested_stars: list[str]
    returned_stars: list[str]
    eclipse_threshold: float
    phase_convention: str
    stage_sequence: list[str]
    extrema_convention: Literal["cycle_points_at_phase_0_and_one_half"]


class VariableStarCatalogProfileResponse(Answer):
    profiles: list[VariableStarConditionResponse]
    star_count: int
    eclipsing_count: int
    pulsating_count: int
    long_period_count: int
    malefic_count: int
    benefic_count: int
    neutral_count: int
    mixed_count: int
    eclipse_active_count: int
    has_active_eclipses: bool
    provenance: VariableStarComputationProvenanceResponse


class VariableStarCatalogProvenanceResponse(Answer):
    catalog_source: list[str]
    catalog_scope: str | None = None
    phase_convention: str
    var_type: str
    epoch_jd: float
    epoch_is_minimum: bool
    period_days: float
    stage_sequence: list[str]
    elements_source: str


class VariableStarCatalogResponse(Answer):
    name: str
    designation: str
    var_type: str
    epoch_jd: float
    """heliocentric Julian day of primary minimum (eclipsing) or maximum"""
    epoch_is_minimum: bool
    period_days: float
    """at the epoch of the elements"""
    mag_max: float
    mag_min: float
    mag_min2: float
    eclipse_width: float
    """half the width of the primary eclipse as a fraction of the period"""
    classical_quality: str
    amplitude: float
    type_class: str
    is_eclipsing: bool
    is_pulsating: bool
    is_long_period: bool
    is_irregular: bool
    note: str
    provenance: VariableStarCatalogProvenanceResponse
    period_change_days_per_cycle: float
    """secular change of the period; 0 for linear elements"""


class VariableStarEclipseResponse(Answer):
    current: EclipseWindowResponse | None
    next: EclipseWindowResponse | None


class VariableStarObservedResponse(Answer):
    """values with the light-time from the Sun to the Earth; null for stars without catalogued coordinates and outside the ephemeris"""

    heliocentric_delay_days: float
    """delay of the light at the Earth relative to the Sun"""
    phase: float
    """phase for an observer on the Earth"""
    magnitude: float
    next_minimum_jd_ut: float | None
    """next (primary) minimum of the light curve for an observer on the Earth, Julian day UT1; null outside the ephemeris"""


class VariableStarPairRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    primary: str
    """name, designation (bet Per, β Per) or name in the star catalogue"""
    secondary: str
    """name, designation (bet Per, β Per) or name in the star catalogue"""
    eclipse_threshold: float | None = None
    """an eclipsing star this many magnitudes below maximum light counts as eclipsed; default 0.05"""


class VariableStarPairResponse(Answer):
    primary: VariableStarConditionResponse
    secondary: VariableStarConditionResponse
    is_same_type_class: bool
    is_same_quality: bool
    both_malefic: bool
    both_in_eclipse: bool
    quality_conflict: bool
    """one is malefic and the other benefic"""
    provenance: VariableStarComputationProvenanceResponse


class VariableStarRangeRequest(Request):
    star: str
    """name, designation (bet Per, β Per) or name in the star catalogue"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, at most 366 days after jd_start"""


class VariableStarRangeResponse(Answer):
    star: str
    minima_jd: list[float]
    """as next_minimum_jd, in [jd_start, jd_end]"""
    maxima_jd: list[float]
    provenance: VariableStarComputationProvenanceResponse
    eclipses: list[EclipseWindowResponse]
    """eclipses that overlap the range"""


class VariableStarStateRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    star: str
    """name, designation (bet Per, β Per) or name in the star catalogue"""
    eclipse_threshold: float | None = None
    """an eclipsing star this many magnitudes below maximum light counts as eclipsed; default 0.05"""


class VariableStarStateResponse(Answer):
    star: VariableStarCatalogResponse
    condition: VariableStarConditionResponse
    next_minimum_jd: float | None
    """eclipsing: primary minimum; others: half a cycle after maximum"""
    next_maximum_jd: float | None
    """eclipsing: half a cycle after primary minimum; others: maximum light"""
    provenance: VariableStarComputationProvenanceResponse
    light_curve: LightCurveResponse
    eclipse: VariableStarEclipseResponse
    observed: VariableStarObservedResponse | None


class VarshaphalActorJudgementResponse(Answer):
    actor: str
    planet: str
    house: int
    """1 ... 12"""
    supportive_yoga_count: int
    obstructive_yoga_count: int
    panchavargi_strength: TajikaPanchavargiStrengthResponse
    shadbala: TajikaShadbalaProfileResponse
    authority_score: float
    authority: str


class VarshaphalChartRequest(Request):
    natal_dt: str
    """birth; its offset determines the civil year from which years are counted"""
    natal_latitude: float
    """birthplace: geodetic latitude, degrees north"""
    natal_longitude: float
    """birthplace: longitude, degrees east"""
    year: int
    """civil year of the return; not before the year of birth"""
    latitude: float
    """place of the year: geodetic latitude, degrees north"""
    longitude: float
    """place of the year: longitude, degrees east"""
    ayanamsa: str | None = None
    """ayanamsa system by name or alias; default Lahiri"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets."""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """origin of the positions of the bodies and of the solar return"""
    mudda_first_period: Literal["balance", "whole"] | None = None
    """first mudda period: the balance by the natal Moon, or the full period"""
    year_lord_rule: Literal["strength", "claims"] | None = None
    """lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices"""
    moon_year_lord: Literal["hands_over", "stays"] | None = None
    """when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays"""
    ithasala_motion: Literal["actual", "natural"] | None = None
    """Ithasala by the actual motions, without stationary planets; or by the natural order of speeds"""
    kamboola_contact: Literal["any", "applying"] | None = None
    """Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one"""
    manahoo_contact: Literal["square_too", "orb"] | None = None
    """Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb"""
    nakta_mediator: Literal["faster", "moon"] | None = None
    """mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon"""
    khallasara: Literal["counted", "omitted"] | None = None
    """Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not"""
    directional_strength: Literal["both_sides", "after_cusp"] | None = None
    """directional strength on both sides of the cusp of the house of joy; or only after the cusp"""
    mean_motions: Literal["geocentric", "direct"] | None = None
    """motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day"""
    varga_shares: Literal["six_steps", "four_steps"] | None = None
    """panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)"""


class VarshaphalHouseCuspsResponse(Answer):
    system: str
    cusps: list[float]
    asc: float
    mc: float
    vertex: float | None


class VarshaphalOfficeBearers(Answer):
    muntha_lord: str
    natal_lagna_lord: str
    year_lagna_lord: str
    trirashi_lord: str
    day_night_lord: str


class VarsheshaResultResponse(Answer):
    planet: str
    roles: list[str]
    selection_basis: str
    triplicity_contenders: list[str]
    year_lord_rule: str
    moon_year_lord: str
    office_bearers: VarshaphalOfficeBearers


class VarshaphalSahamResponse(Answer):
    name: str
    longitude: float
    house: int
    """1 ... 12"""
    ruler: str


class VarshaphalChartResponse(Answer):
    birth_jd: float
    """Julian day UT1"""
    return_year: int
    years_elapsed: int
    jd_ut: float
    """Julian day UT1 of the return"""
    return_date: str
    ayanamsa_system: str
    sidereal_planets: dict[str, float]
    sidereal_houses: VarshaphalHouseCuspsResponse
    natal_sidereal_asc: float
    natal_sidereal_planets: dict[str, float]
    muntha_longitude: float
    muntha_house: int
    """1 ... 12, by signs from the lagna of the year"""
    muntha_lord: str
    muntha_sign: str
    muntha_profile: MunthaConditionProfileResponse
    varshesha: VarsheshaResultResponse
    tajika_aspects: list[TajikaAspectResponse]
    tajika_yogas: list[TajikaYogaResponse]
    sahams: list[VarshaphalSahamResponse]
    natal_sahams: list[VarshaphalSahamResponse]
    mudda_dasha: MuddaDashaResponse
    tasira_dasha: TasiraDashaResponse
    year_judgement_verdict: str
    basis: VarshaphalBasis


class VarshaphalDoctrineRequest(Request):
    natal_dt: str
    """birth; its offset determines the civil year from which years are counted"""
    natal_latitude: float
    """birthplace: geodetic latitude, degrees north"""
    natal_longitude: float
    """birthplace: longitude, degrees east"""
    year: int
    """civil year of the return; not before the year of birth"""
    latitude: float
    """place of the year: geodetic latitude, degrees north"""
    longitude: float
    """place of the year: longitude, degrees east"""
    ayanamsa: str | None = None
    """ayanamsa system by name or alias; default Lahiri"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets."""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """origin of the positions of the bodies and of the solar return"""
    mudda_first_period: Literal["balance", "whole"] | None = None
    """first mudda period: the balance by the natal Moon, or the full period"""
    year_lord_rule: Literal["strength", "claims"] | None = None
    """lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices"""
    moon_year_lord: Literal["hands_over", "stays"] | None = None
    """when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays"""
    ithasala_motion: Literal["actual", "natural"] | None = None
    """Ithasala by the actual motions, without stationary planets; or by the natural order of speeds"""
    kamboola_contact: Literal["any", "applying"] | None = None
    """Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one"""
    manahoo_contact: Literal["square_too", "orb"] | None = None
    """Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb"""
    nakta_mediator: Literal["faster", "moon"] | None = None
    """mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon"""
    khallasara: Literal["counted", "omitted"] | None = None
    """Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not"""
    directional_strength: Literal["both_sides", "after_cusp"] | None = None
    """directional strength on both sides of the cusp of the house of joy; or only after the cusp"""
    mean_motions: Literal["geocentric", "direct"] | None = None
    """motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day"""
    varga_shares: Literal["six_steps", "four_steps"] | None = None
    """panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)"""
    focus_dt: str | None = None
    """instant of the judgement, within the year; default: the beginning of the year"""


class VarshaphalSahamJudgementResponse(Answer):
    saham_name: str
    house: int
    """1 ... 12"""
    ruler: str
    ruler_house: int
    """1 ... 12"""
    ruler_strength: TajikaShadbalaProfileResponse
    relevance_score: float
    authority: str


class VarshaphalJudgementProfile(Answer):
    varshesha: VarsheshaResultResponse
    supportive_yogas: list[str]
    obstructive_yogas: list[str]
    varshesha_house: int
    """1 ... 12"""
    varshesha_dignity: str
    varshesha_strength: TajikaPanchavargiStrengthResponse
    varshesha_shadbala: TajikaShadbalaProfileResponse
    muntha_lord_shadbala: TajikaShadbalaProfileResponse
    year_lagna_lord: str
    year_lagna_lord_strong: bool
    actor_rankings: list[VarshaphalActorJudgementResponse]
    key_saham_rankings: list[VarshaphalSahamJudgementResponse]
    strongest_testimonies: list[str]
    yearly_strength_balance: str
    ascendant_authority_indication: str


class VarshaphalJudgementProfileResponse(Answer):
    varshesha: VarsheshaResultResponse
    supportive_yogas: list[str]
    obstructive_yogas: list[str]
    varshesha_house: int
    """1 ... 12"""
    varshesha_dignity: str
    varshesha_strength: TajikaPanchavargiStrengthResponse
    varshesha_shadbala: TajikaShadbalaProfileResponse
    muntha_lord_shadbala: TajikaShadbalaProfileResponse
    year_lagna_lord: str
    year_lagna_lord_strong: bool
    actor_rankings: list[VarshaphalActorJudgementResponse]
    key_saham_rankings: list[VarshaphalSahamJudgementResponse]
    strongest_testimonies: list[str]
    yearly_strength_balance: str
    ascendant_authority_indication: str
    basis: VarshaphalBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VarshaphalSahamPriorityResponse(Answer):
    saham_name: str
    annual_judgement: VarshaphalSahamJudgementResponse
    natal_judgement: VarshaphalSahamJudgementResponse
    priority: str
    is_considered: bool
    doctrine: str


class VarshaphalTimingRequest(Request):
    natal_dt: str
    """birth; its offset determines the civil year from which years are counted"""
    natal_latitude: float
    """birthplace: geodetic latitude, degrees north"""
    natal_longitude: float
    """birthplace: longitude, degrees east"""
    year: int
    """civil year of the return; not before the year of birth"""
    latitude: float
    """place of the year: geodetic latitude, degrees north"""
    longitude: float
    """place of the year: longitude, degrees east"""
    ayanamsa: str | None = None
    """ayanamsa system by name or alias; default Lahiri"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets."""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """origin of the positions of the bodies and of the solar return"""
    mudda_first_period: Literal["balance", "whole"] | None = None
    """first mudda period: the balance by the natal Moon, or the full period"""
    year_lord_rule: Literal["strength", "claims"] | None = None
    """lord of the year among the office-bearers (pancha-adhikaris) that aspect the lagna: the strongest, or the one with most offices"""
    moon_year_lord: Literal["hands_over", "stays"] | None = None
    """when the Moon is chosen as lord of the year: the planet in Ithasala with her, else the lord of her sign, takes her place; or she stays"""
    ithasala_motion: Literal["actual", "natural"] | None = None
    """Ithasala by the actual motions, without stationary planets; or by the natural order of speeds"""
    kamboola_contact: Literal["any", "applying"] | None = None
    """Kamboola by any distinct aspect of the Moon to a partner, or only by an applying one"""
    manahoo_contact: Literal["square_too", "orb"] | None = None
    """Manahoo by Mars or Saturn within twelve degrees of a conjunction or square with the faster partner; or only by a conjunction within its orb"""
    nakta_mediator: Literal["faster", "moon"] | None = None
    """mediator of a Nakta: any faster planet that separates from one and applies to the other; or only the Moon"""
    khallasara: Literal["counted", "omitted"] | None = None
    """Khallasara (an Ithasala to whose partners the Moon has no aspect): listed as a yoga, or not"""
    directional_strength: Literal["both_sides", "after_cusp"] | None = None
    """directional strength on both sides of the cusp of the house of joy; or only after the cusp"""
    mean_motions: Literal["geocentric", "direct"] | None = None
    """motion below which Mercury and Venus are slow: their geocentric mean, 0.9856; or 1.383 and 1.2 degrees a day"""
    varga_shares: Literal["six_steps", "four_steps"] | None = None
    """panchavargiya bala by relation to the lord: 1, 3/4, 1/2, 1/4, 1/8, 1/16 (own, open friend, secret friend, neutral, secret enemy, open enemy); or 1, 3/4, 1/2, 1/4 (own, friend, neutral, enemy)"""
    query_dt: str
    """instant within the year"""
    node: Literal["true", "mean"] | None = None
    """node that gives the positions of Rahu and Ketu"""


class VarshaphalTopicJudgementResponse(Answer):
    topic: str
    saham_name: str
    polarity: str
    house_numbers: list[int]
    house_rulers: list[str]
    supportive_relation_to_varshesha: bool
    obstructive_relation_to_varshesha: bool
    timed_activation: str
    emphasis_score: float
    judgement: str
    basis: list[str]
    occupants: list[str]
    """bodies of the request (default Sun ... Pluto) in the houses"""


class VarshaphalTopicWindowResponse(Answer):
    topic: str
    start_jd: float
    """Julian day UT1"""
    end_jd: float
    source: str
    major_lord: str
    sub_lord: str
    activation_kind: str
    basis: list[str]
    holds_focus: bool
    """the window contains the focus (default: the beginning of the year)"""
    occupants: list[str]


class VarshaphalWindowsRequest(Request):
    natal_dt: str
    """birth; its offset determines the civil year from which years are counted"""
    natal_latitude: float
    """birthplace: geodetic latitude, degrees north"""
    natal_longitude: float
    """birthplace: longitude, degrees east"""
    year: int
    """civil year of the return; not before the year of birth"""
    latitude: float
    """place of the year: geodetic latitude, degrees north"""
    longitude: float
    """place of the year: longitude, degrees east"""
    ayanamsa: str | None = None
    """ayanamsa system by name or alias; default Lahiri"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """bodies whose positions are returned; default Sun ... Pluto. The rules always use the seven planets."""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """origin of the positions of the bodies and of the solar return"""
    mudda_first_period: Literal["balance", "whole"] | None = None
    """first mudda period: the balance by the natal Moon, or the full period"""
    focus_dt: str | None = None
    """instant of the judgement, within the year; default: the beginning of the year"""


class VarshaphalYearJudgementResponse(Answer):
    profile: VarshaphalJudgementProfile
    dominant_governor: VarshaphalActorJudgementResponse | None
    supporting_governors: list[VarshaphalActorJudgementResponse]
    strained_governors: list[VarshaphalActorJudgementResponse]
    topics: list[VarshaphalTopicJudgementResponse]
    foreground_topics: list[VarshaphalTopicJudgementResponse]
    obstructed_topics: list[VarshaphalTopicJudgementResponse]
    background_topics: list[VarshaphalTopicJudgementResponse]
    prioritized_sahams: list[VarshaphalSahamPriorityResponse]
    disregarded_sahams: list[VarshaphalSahamPriorityResponse]
    key_sahams: list[VarshaphalSahamJudgementResponse]
    supportive_yogas: list[str]
    obstructive_yogas: list[str]
    decisive_testimonies: list[str]
    final_verdict: str
    conflict_resolution: str
    verdict_basis: list[str]
    basis: VarshaphalBasis


class VarshaphalYearSummaryResponse(Answer):
    yearly_tone: str
    dominant_governor: str | None
    foreground_topics: list[str]
    obstructed_topics: list[str]
    background_topics: list[str]
    timed_highlights: list[str]
    strongest_testimonies: list[str]
    narrative_basis: list[str]
    basis: VarshaphalBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VedicDignityResultResponse(Answer):
    planet: str
    sidereal_longitude: float
    sign_index: int
    sign: str
    dignity_rank: str
    is_exalted: bool
    is_debilitated: bool
    is_mulatrikona: bool
    is_own_sign: bool
    is_strong: bool
    is_weak: bool
    exaltation_score: float
    """arc from deepest debilitation over 180 degrees, 0 ... 1"""
    ayanamsa_system: str
    uchcha_bala: float
    """exaltation strength, 0 ... 60 virupas"""
    sign_lord: str
    friendship_basis: str | None
    """compound or natural; null when the rank does not depend on friendship"""
    moolatrikona: str
    """reading of the moolatrikonas"""


class VedicChartDignityProfileResponse(Answer):
    ayanamsa_system: str
    results: dict[str, VedicDignityResultResponse]
    strong_count: int
    neutral_count: int
    weak_count: int
    strongest_planet: str
    """nearest to its deepest exaltation"""
    weakest_planet: str
    """nearest to its deepest debilitation"""
    planet_tiers: dict[str, str]
    exaltation_scores: dict[str, float]


class VedicProfileIncludeRequest(Answer):
    chart: bool | None = None
    panchanga: bool | None = None
    panchanga_profile: bool | None = None
    shadbala: bool | None = None
    shadbala_profile: bool | None = None
    dasha_current: bool | None = None
    dasha_lord_pair: bool | None = None


class VedicChartProfileRequest(Answer):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    current_dt: str | None = None
    """instant of the periods in force, ISO 8601 with Z or an offset; required for dasha_current and dasha_lord_pair"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""
    include_nodes: bool | None = None
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    hora_lord: str | None = None
    """lord of the hour; default: that of the instant"""
    dasha_levels: int | None = None
    dasha_include_sub: bool | None = None
    """whether each period in force includes its sub-periods, down to `levels`"""
    dasha_year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564", None] | None = None
    """length of the dasha year, days; default: julian_365.25"""
    include: VedicProfileIncludeRequest | None = None
    panchanga_policy: PanchangaPolicyRequest | None = None
    shadbala_policy: ShadbalaPolicyRequest | None = None
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None
    """upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction"""
    no_sunrise: Literal["mean_day", "refuse"] | None = None
    """when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422"""


class VedicChartProfileResponse(Answer):
    layer: Literal["vedic"]
    request: VedicChartProfileRequest
    included_sections: list[Literal["chart", "chart_reduction", "panchanga", "panchanga_profile", "shadbala", "shadbala_profile", "dasha_current", "dasha_lord_pair"]]
    chart: ChartResponse | None
    chart_reduction: ChartReductionTruthResponse | None
    panchanga: PanchangaResultResponse | None
    panchanga_profile: PanchangaProfileResponse | None
    shadbala: ShadbalaResultResponse | None
    shadbala_profile: ShadbalaChartProfileResponse | None
    dasha_current: DashaActiveLineResponse | None
    dasha_lord_pair: DashaLordPairResponse | None
    provenance: ProfileBundleProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VedicDignityAnswerResponse(Answer):
    planet: str
    sidereal_longitude: float
    sign_index: int
    sign: str
    dignity_rank: str
    is_exalted: bool
    is_debilitated: bool
    is_mulatrikona: bool
    is_own_sign: bool
    is_strong: bool
    is_weak: bool
    exaltation_score: float
    """arc from deepest debilitation over 180 degrees, 0 ... 1"""
    ayanamsa_system: str
    uchcha_bala: float
    """exaltation strength, 0 ... 60 virupas"""
    sign_lord: str
    friendship_basis: str | None
    """compound or natural; null when the rank does not depend on friendship"""
    moolatrikona: str
    """reading of the moolatrikonas"""
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VedicDignityChartPolicyRequest(Request):
    friendship: Literal["compound", "natural", None] | None = None
    """friendship that ranks a planet in the sign of another. Default: compound when the longitude of the lord is known, else natural"""
    moolatrikona: Literal["bphs", "raman"] | None = None
    """bphs: Moon 3-30 Taurus, Mercury 15-20 Virgo; raman: Moon 4-20, Mercury 16-20"""


class VedicDignityChartBackedProfileRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    policy: VedicDignityChartPolicyRequest | None = None


class VedicDignityChartBackedProfileResponse(Answer):
    result: VedicChartDignityProfileResponse
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VedicDignityChartBackedRelationshipsRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""


class VedicPlanetaryRelationshipResponse(Answer):
    from_planet: str
    to_planet: str
    natural: str
    temporary: str
    compound: str
    is_friendly: bool
    is_hostile: bool


class VedicDignityRelationshipsResponse(Answer):
    ayanamsa_system: str
    relationships: list[VedicPlanetaryRelationshipResponse]


class VedicDignityChartBackedRelationshipsResponse(Answer):
    result: VedicDignityRelationshipsResponse
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VedicDignityChartBackedRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    planet: str
    """one of the seven planets, Sun ... Saturn"""
    policy: VedicDignityChartPolicyRequest | None = None


class VedicDignityChartBackedResultResponse(Answer):
    result: VedicDignityResultResponse
    sign_lord_longitude: float
    """sidereal longitude of the lord of the sign, degrees"""
    provenance: SiderealChartProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VedicDignityPolicyRequest(Request):
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    friendship: Literal["compound", "natural", None] | None = None
    """friendship that ranks a planet in the sign of another. Default: compound when the longitude of the lord is known, else natural"""
    moolatrikona: Literal["bphs", "raman"] | None = None
    """bphs: Moon 3-30 Taurus, Mercury 15-20 Virgo; raman: Moon 4-20, Mercury 16-20"""


class VedicDignityChartRequest(Request):
    sidereal_longitudes: dict[str, float]
    """sidereal longitudes of some or all of the seven planets, degrees; relationships ignore other points, a profile refuses them"""
    policy: VedicDignityPolicyRequest | None = None


class VedicDignityConditionResponse(Answer):
    ayanamsa_system: str
    result: VedicDignityResultResponse
    planet: str
    dignity_rank: str
    tier: str
    exaltation_score: float
    sign_index: int
    sign: str
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VedicDignityRelationshipsAnswer(Answer):
    ayanamsa_system: str
    relationships: list[VedicPlanetaryRelationshipResponse]
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class VedicDignityRequest(Request):
    planet: str
    """one of the seven planets, Sun ... Saturn"""
    sidereal_longitude: float
    """sidereal longitude, degrees; reduced to [0, 360)"""
    sign_lord_longitude: float | None = None
    """sidereal longitude of the lord of the planet's sign, degrees; with it friendship is compound"""
    policy: VedicDignityPolicyRequest | None = None


class VedicDrekkanaRequest(Request):
    longitude: float
    """tropical ecliptic longitude, degrees; any finite number"""
    jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""


class VersionResponse(Answer):
    server_version: str
    engine_version: str


class VisibilityPolicyRequest(Request):
    criterion_family: Literal["limiting_magnitude_threshold", "crumey_2014_point_source", "yallop_lunar_crescent"] | None = None
    """limiting_magnitude_threshold requires the legacy extinction and an arcus visionis; crumey_2014_point_source requires the other models, and a class of bortle_table or bortle_range_middles, or a measured sky; yallop_lunar_crescent requires the Moon"""
    environment: ObserverVisibilityEnvironmentRequest | None = None
    light_pollution_derivation_mode: Literal["bortle_linear", "bortle_table", "bortle_range_middles"] | None = None
    """limiting magnitude and sky of a class: bortle_linear 8.1 - class / 2; bortle_table the same limits as a table, with the legacy surface brightnesses; bortle_range_middles the middles of the ranges of Bortle and of sky-quality meters"""
    limit_source: Literal["sky_and_aid", "class"] | None = None
    """source of the limiting magnitude if none is given: measured sky or class, with the gain of the observing aid (which also applies to a given one); or the class only"""
    extinction_model: Literal["legacy_arcus_visionis", "kasten_young_1989_broadband", "schaefer_1993_components"] | None = None
    twilight_model: Literal["arcus_visionis_solar_depression", "arcus_visionis_wide", "schaefer_1993_directional"] | None = None
    """arcus visionis, a depression of the Sun that depends on the magnitude (the legacy table of 5 to 14.5 degrees, or a wider one of 5 to 18), or the brightness of twilight"""
    use_refraction: bool | None = None
    moonlight_policy: Literal["ignore", "krisciunas_schaefer_1991"] | None = None
    extinction_coefficient_k: float | None = None
    """extinction coefficient, V magnitudes per air mass"""
    crumey_field_factor: float | None = None
    """factor by which an observer in the field needs more light than the observers in the laboratory"""
    crumey_field_factor_includes_atmosphere: bool | None = None
    """false: the extinction of the target is applied separately"""


class VisibilityAssessmentRequest(Request):
    body: str
    """Moon, Mercury ... Neptune, or a fixed star by any of its names"""
    jd_ut: float
    """Julian day, UT1"""
    lat: float
    """geodetic latitude, degrees north"""
    lon: float
    """geodetic longitude, degrees east"""
    policy: VisibilityPolicyRequest | None = None


class VisibleWindowResponse(Answer):
    start: EventInstantResponse
    end: EventInstantResponse


class VisibilityAssessmentResponse(Answer):
    body: str
    jd_ut: float
    criterion_family: str
    effective_limiting_magnitude: float | None
    apparent_magnitude: float
    true_altitude_deg: float
    """airless, topocentric"""
    apparent_altitude_deg: float
    local_horizon_altitude_deg: float
    solar_elongation_deg: float
    """apparent longitude minus that of the Sun, degrees in [-180, 180); positive in the evening"""
    is_geometrically_visible: bool
    """true when the target is above the local horizon"""
    is_bright_enough: bool
    """true when the target is not fainter than the limiting magnitude; for a crescent: visible in its evening or morning"""
    observable: bool
    """true when both are true at this instant and the sky is dark enough"""
    lunar_crescent_details: LunarCrescentDetailsResponse | None = None
    moonlight_sky_nanolamberts: float | None = None
    extinction_adjusted_magnitude: float | None = None
    visibility_margin_magnitude: float | None = None
    criterion_target_magnitude: float | None = None
    target_extinction_applied_separately: bool
    criterion_applicable: bool
    criterion_reason: str | None = None
    atmospheric_extinction: AtmosphericExtinctionResponse | None = None
    twilight_sky_brightness: TwilightSkyBrightnessResponse | None = None
    point_source_threshold: PointSourceVisibilityThresholdResponse | None = None
    dark_sky_nanolamberts: float | None = None
    total_sky_nanolamberts: float | None = None
    azimuth_deg: float
    sun_altitude_deg: float
    """airless altitude of the centre"""
    separation_from_sun_deg: float
    sky_dark_enough: bool
    """true when the depression of the Sun reaches the arc for the magnitude, or when the criterion includes the sky"""
    required_solar_depression_deg: float | None
    """arcus visionis; null when the criterion has no arc"""
    visible_windows: list[VisibleWindowResponse] | None = None
    """only in tonight, for the criterion of the limiting magnitude: intervals in which the target is observable, from the local mean noon before jd_ut to the next; empty when it is not"""
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""
    computation_basis: ComputationBasis


class VoidOfCourseRangeRequest(Request):
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; at most 62 years after jd_start"""
    modern: bool | None = None
    """true also counts aspects to Uranus, Neptune and Pluto"""


class VoidOfCourseWindowItemResponse(Answer):
    moon_sign: str
    moon_sign_next: str
    jd_voc_start: float
    """last exact aspect in the sign, or the ingress into the sign if there is none; Julian day, UT1"""
    voc_start_datetime_utc: str
    jd_voc_end: float
    """ingress into the next sign"""
    voc_end_datetime_utc: str
    last_aspect: LastAspectResponse | None = None
    duration_hours: float
    is_long: bool
    """true if longer than twelve hours"""
    jd_sign_entry: float
    """ingress of the Moon into moon_sign, Julian day UT1"""


class VoidOfCourseRangeResponse(Answer):
    windows: list[VoidOfCourseWindowItemResponse]
    computation_basis: ComputationBasis


class VoidOfCourseRequest(Request):
    jd_ut: float
    """Julian day, UT1"""
    modern: bool | None = None
    """true also counts aspects to Uranus, Neptune and Pluto"""


class VoidOfCourseStateResponse(Answer):
    jd_ut: float
    modern: bool
    is_void_of_course: bool
    computation_basis: ComputationBasis


class VoidOfCourseWindowResponse(Answer):
    moon_sign: str
    moon_sign_next: str
    jd_voc_start: float
    """last exact aspect in the sign, or the ingress into the sign if there is none; Julian day, UT1"""
    voc_start_datetime_utc: str
    jd_voc_end: float
    """ingress into the next sign"""
    voc_end_datetime_utc: str
    last_aspect: LastAspectResponse | None = None
    duration_hours: float
    is_long: bool
    """true if longer than twelve hours"""
    jd_sign_entry: float
    """ingress of the Moon into moon_sign, Julian day UT1"""
    computation_basis: ComputationBasis


class WesternProfileIncludeRequest(Answer):
    chart: bool | None = None
    houses: bool | None = None
    dignities: bool | None = None
    dignity_profile: bool | None = None


class WesternChartProfileRequest(Answer):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    observer_lat: float
    """geodetic latitude, degrees north"""
    observer_lon: float
    """geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    bodies: list[str] | None = None
    """a body that is named twice is taken once; default: Sun ... Pluto"""
    include_nodes: bool | None = None
    include: WesternProfileIncludeRequest | None = None
    house_policy: HousePolicyRequest | None = None
    dignity_policy: DignityComputationPolicyRequest | None = None


class WesternChartProfileResponse(Answer):
    layer: Literal["western"]
    request: WesternChartProfileRequest
    included_sections: list[Literal["chart", "chart_reduction", "houses", "houses_reduction", "dignities", "dignity_profile"]]
    chart: ChartResponse | None = None
    chart_reduction: ChartReductionTruthResponse | None = None
    houses: HousesAnswer | None = None
    houses_reduction: HousesReductionTruthResponse | None = None
    dignities: DignitiesResultResponse | None = None
    dignity_profile: ChartConditionProfileResponse | None = None
    provenance: ProfileBundleProvenanceResponse
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class WesternProfileParameterResponse(Answer):
    name: str
    value: str | bool | None


class WesternProfileSampleWitnessResponse(Answer):
    jd_ut: float
    status: Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]
    qualifies: bool
    triggered_rule_ids: list[str]
    not_evaluable_rule_ids: list[str]


class WesternProfileScanBoundsResponse(Answer):
    max_span_days: float | None = None
    min_step_days: float | None = None
    max_scan_points: int | None = None
    max_windows: int | None = None


class WesternProfileScanPolicyRequest(Request):
    step_days: float | None = None
    """cadence, days"""
    merge_gap_days: float | None = None
    """qualifying samples no further apart than this form one window, days; null means 1.5 steps"""
    max_scan_points: int | None = None
    """a scan with more points is refused"""
    max_windows: int | None = None
    """further windows are omitted, and windows_truncated is true"""


class WesternProfileScanPolicyResponse(Answer):
    step_days: float
    requested_merge_gap_days: float | None
    effective_merge_gap_days: float
    max_scan_points: int
    max_windows: int
    qualification_statuses: list[Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]]


class WesternProfileScanProvenanceResponse(Answer):
    source_module: str | None = None
    engine_entrypoint: Literal["scan_western_electional_profile"] | None = None
    facade_entrypoint: str | None = None
    route_semantics: Literal["bounded_discrete_profile_status_windows"] | None = None
    stage_sequence: list[str]


class WesternProfileStatusCountResponse(Answer):
    status: Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]
    count: int


class WesternProfileWindowResponse(Answer):
    jd_start: float
    jd_end: float
    duration_hours: float
    qualifying_count: int
    qualifying_jds: list[float] | None


class WesternProfileWindowsRequest(Request):
    profile_id: Literal["authA_moon_condition_v1", "authB_moon_condition_v1", "authC_moon_condition_v1"] | str
    """Moon profile of Ramesey (authA), Sahl (authB) or Dorotheus (authC)"""
    jd_start: float
    """Julian day, UT1"""
    jd_end: float
    """Julian day, UT1; at most 31 days after jd_start"""
    latitude: float
    """geodetic latitude, degrees north"""
    longitude: float
    """geodetic longitude, degrees east"""
    house_system: str
    """code or name of a house system; an unknown one is refused"""
    qualification_statuses: list[Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]]
    policy: WesternProfileScanPolicyRequest | None = None
    unavoidable_time_urgency: bool | None = None
    """true if the work cannot wait, so that remedies apply; null if unknown"""
    authB_burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio", None] | str | None = None
    """burnt path: without degrees, as in the text of Sahl (authB); 19 Libra to 3 Scorpio, the degrees of fall (Dykes); or 15 Libra to 15 Scorpio"""
    authB_eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign", None] | None = None
    """eighth defect of the Moon in Sahl (authB): the Arabic text, quoted by al-Rijal, or the Latin text"""
    include_qualifying_jds: bool | None = None


class WesternProfileWindowsResponse(Answer):
    profile_id: Literal["authA_moon_condition_v1", "authB_moon_condition_v1", "authC_moon_condition_v1"] | str
    """Moon profile of Ramesey (authA), Sahl (authB) or Dorotheus (authC)"""
    profile_version: str
    jd_start: float
    jd_end: float
    latitude: float
    longitude: float
    house_system: str
    policy: WesternProfileScanPolicyResponse
    scan_point_count: int
    status_counts: list[WesternProfileStatusCountResponse]
    samples: list[WesternProfileSampleWitnessResponse]
    windows: list[WesternProfileWindowResponse]
    windows_truncated: bool
    house_fallback_point_count: int
    """number of samples whose houses are those of the fallback system (Porphyry)"""
    profile_parameters: list[WesternProfileParameterResponse]
    predicate_semantics: Literal["profile_status_exact_match_at_discrete_sample"]
    continuous_boundary_claim: Literal["not_provided"]
    scoring: Literal["not_provided"]
    ranking: Literal["not_provided"]
    advice: Literal["not_provided"]
    recommendation: Literal["not_provided"]
    bounds: WesternProfileScanBoundsResponse
    provenance: WesternProfileScanProvenanceResponse
    computation_basis: ComputationBasis
    options_not_applied: list[OptionNotApplied] | None = None
    """fields that were given and do not act on this answer"""


class WholeSignAspectResponse(Answer):
    body1: str
    body2: str
    aspect: str
    symbol: str
    angle: float
    separation: float
    direction: str | None
    sign_degree1: int
    sign_degree2: int
    body1_overcomes_body2: bool
    body2_overcomes_body1: bool
    hellenistic_superiority_truth: HellenisticSuperiorityTruthResponse
    classification: HellenisticAspectClassificationResponse


class WholeSignAspectsRequest(Request):
    positions: dict[str, float]
    """tropical ecliptic longitudes by body name, degrees"""


class WholeSignAspectsResponse(Answer):
    aspects: list[WholeSignAspectResponse]
    count: int
    provenance: HellenisticAspectProvenanceResponse


class YoginiChartPolicyRequest(Request):
    year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564"] | None = None
    """length of the dasha year, days"""
    ayanamsa_system: str | None = None
    """must be the ayanamsa_system of the chart, when given"""


class YoginiChartSequenceRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    bodies: list[str] | None = None
    """further bodies whose positions the provenance lists"""
    observer_lat: float | None = None
    """geodetic latitude, degrees north; the poles, which have no Lagna, are excluded"""
    observer_lon: float | None = None
    """observer: geodetic longitude, degrees east"""
    observer_elev_m: float | None = None
    """height above the WGS 84 ellipsoid, metres"""
    include_nodes: bool | None = None
    """lists the nodes and apogees of the Moon in the provenance"""
    house_system: str | None = None
    """house system by code (P, K, E, W, C, R, O, X, B, M, T, V, N, S, H, CT, U, Y, Z, EM, PSD, PSR) or name"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""
    place_center: Literal["geocentric", "topocentric"] | None = None
    """geocentric, as in the classical works; topocentric: from the observer, which is then required"""
    place_reduction: Literal["apparent", "geometric"] | None = None
    """apparent: with light-time, deflection and aberration; geometric: without them"""
    levels: int | None = None
    policy: YoginiChartPolicyRequest | None = None


class YoginiPolicyRequest(Request):
    year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564"] | None = None
    """length of the dasha year, days"""
    ayanamsa_system: str | None = None
    """name or alias of an ayanamsa system of GET /v1/sidereal/ayanamsa-systems; the default is Lahiri"""
    ayanamsa_mode: Literal["true", "mean"] | None = None
    """true: the ayanamsa is counted from the true equinox of date, with nutation; mean: without nutation"""


class YoginiSequenceRequest(Request):
    moon_tropical_lon: float
    """tropical longitude of the Moon, true equinox of date, degrees; reduced to [0, 360)"""
    natal_jd: float
    """Julian day UT1, at most 5,000 years from J2000.0"""
    levels: int | None = None
    policy: YoginiPolicyRequest | None = None


class ZRNatalRequest(Request):
    dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    lot_longitude: float
    """longitude of the lot from which time is released, degrees"""
    lot_name: Literal["Spirit", "Fortune", "Eros", "Necessity"] | None = None
    """name of the lot; Spirit in the sign of Fortune begins with the next sign"""
    fortune_longitude: float | None = None
    """longitude of Fortune, degrees; angularity and peak periods are counted from its sign"""
    use_loosing_of_bond: bool | None = None
    """loosing of the bond: after twelve signs the next period has the opposite sign, at every level"""


class ZRBaseRequest(Request):
    natal: ZRNatalRequest
    levels: int | None = None
    span_years: float | None = None
    """only periods that begin within this number of years of 360 days from birth; default: all 211 years"""


class ZRConditionProfileResponse(Answer):
    level: int
    level_name: str
    sign: str
    ruler: str
    years: float
    """years of 360 days"""
    days: float
    lot_name: Literal["Spirit", "Fortune", "Eros", "Necessity"]
    is_loosing_of_bond: bool
    """whether the loosing of the bond begins this period"""
    is_peak_period: bool
    """whether the sign is angular from Fortune; false without fortune_longitude"""
    angularity_from_fortune: int | None
    """place by whole signs from the sign of Fortune"""
    angularity_class: Literal["angular", "succedent", "cadent", None]
    use_loosing_of_bond: bool


class ZRCurrentRequest(Request):
    natal: ZRNatalRequest
    current_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    levels: int | None = None


class ZRReleasingStartResponse(Answer):
    lot_sign: str
    start_sign: str
    moved_from_sign_of_fortune: bool
    """whether Spirit is in the sign of Fortune and therefore begins with the next sign"""


class ZRCurrentResponse(Answer):
    periods: list[ZRReleasingPeriodResponse]
    active_count: int
    releasing_start: ZRReleasingStartResponse


class ZRPeriodGroupLevel4Response(Answer):
    period: ZRReleasingPeriodResponse
    sub_groups: list[Any] | None = None
    level: int
    has_sub_groups: bool
    is_leaf: bool
    angularity_class: Literal["angular", "succedent", "cadent", None]


class ZRPeriodGroupLevel3Response(Answer):
    period: ZRReleasingPeriodResponse
    sub_groups: list[ZRPeriodGroupLevel4Response] | None = None
    level: int
    has_sub_groups: bool
    is_leaf: bool
    angularity_class: Literal["angular", "succedent", "cadent", None]


class ZRPeriodGroupLevel2Response(Answer):
    period: ZRReleasingPeriodResponse
    sub_groups: list[ZRPeriodGroupLevel3Response] | None = None
    level: int
    has_sub_groups: bool
    is_leaf: bool
    angularity_class: Literal["angular", "succedent", "cadent", None]


class ZRPeriodGroupResponse(Answer):
    period: ZRReleasingPeriodResponse
    sub_groups: list[ZRPeriodGroupLevel2Response] | None = None
    level: int
    has_sub_groups: bool
    is_leaf: bool
    angularity_class: Literal["angular", "succedent", "cadent", None]


class ZRGroupsResponse(Answer):
    groups: list[ZRPeriodGroupResponse]
    level1_count: int
    releasing_start: ZRReleasingStartResponse


class ZRLevelPairRequest(Request):
    natal: ZRNatalRequest
    query_dt: str
    """ISO 8601 datetime with timezone offset (naive ones are rejected); proleptic Gregorian, astronomical years"""
    upper_level: int | None = None
    lower_level: int | None = None
    """greater than upper_level"""


class ZRLevelPairResponse(Answer):
    upper_profile: ZRConditionProfileResponse
    lower_profile: ZRConditionProfileResponse
    house_distance: int
    """place of the lower sign from the upper sign, by whole signs"""
    signs_are_identical: bool
    is_adjacent_levels: bool
    is_angular_distance: bool
    is_peak_pair: bool
    """whether both periods are peak periods"""
    releasing_start: ZRReleasingStartResponse


class ZRProfileRequest(Request):
    natal: ZRNatalRequest
    levels: int | None = None
    profile_level: int | None = None
    """at most levels"""
    span_years: float | None = None
    """only periods that begin within this number of years of 360 days from birth; default: all 211 years"""


class ZRSequenceProfileResponse(Answer):
    profiles: list[ZRConditionProfileResponse]
    profile_count: int
    period_count: int
    peak_period_count: int
    non_peak_count: int
    loosing_of_bond_count: int
    angular_count: int
    succedent_count: int
    cadent_count: int
    total_years: float
    profile_level: int
    releasing_start: ZRReleasingStartResponse


class ZRSequenceResponse(Answer):
    periods: list[ZRReleasingPeriodResponse]
    total_count: int
    level1_count: int
    levels_generated: int
    releasing_start: ZRReleasingStartResponse
